import { type DebtorConditions, document } from '@cabinet/contract/debtor/policy'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { Icon } from '@cabinet/ui/icon'
import { Text } from '@cabinet/ui/text'
import { FileText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../../shared/api/http.ts'
import { LazyDocument } from '../../../shared/files/lazy-document.tsx'
import { withTexts } from '../../../shared/register/address.ts'
import { Section } from '../../../shared/ui/section.tsx'
import * as styles from './conditions.css.ts'
import { useConditionsMessages } from './messages.ts'

/** The papers of the insurance; the open one stands in the address. */
export const Documents = ({ documents }: Pick<DebtorConditions, 'documents'>) => {
  const t = useConditionsMessages()
  const [params, setParams] = useSearchParams()
  const open = (type: string) => setParams((before) => withTexts(before, { document: type }))
  const shown = documents.find(({ type }) => type === params.get('document'))
  return (
    <Section title={t('docs')}>
      <ul className={styles.documents}>
        {documents.map(({ type, date }) => (
          <li key={type} className={styles.document}>
            <Icon of={FileText} />
            <span className={styles.documentName}>
              {t(`docs.${type}`)}
              <Text as="span" size="caption" tone="muted">
                {t.rich('docs.from', { date: <DateText key="date" value={date} /> })}
              </Text>
            </span>
            <Button
              data-track="insurance-document"
              variant="quiet"
              size="small"
              aria-label={t('docs.openNamed', { name: t(`docs.${type}`) })}
              onPress={() => open(type)}
            >
              {t('docs.open')}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <LazyDocument
          key={shown.type}
          title={t(`docs.${shown.type}`)}
          read={(control) => call(document, { params: { type: shown.type } }, control)}
          onClose={() => open('')}
          onFailed={() => open('')}
        />
      )}
    </Section>
  )
}
