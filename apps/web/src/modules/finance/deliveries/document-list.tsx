import type { Invoice } from '@cabinet/contract/finance-supply'
import { formatDate } from '@cabinet/ui/date-text'
import { Icon } from '@cabinet/ui/icon'
import { IconButton } from '@cabinet/ui/icon-button'
import { Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { Download, FileText } from 'lucide-react'
import { useSave } from '../../../shared/files/use-save.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import * as styles from '../registers/drawer.css.ts'

/** Documents of a supply; those whose scan the bank has given can be saved. */
export const DocumentList = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const t = useRegistersMessages()
  const { locale } = useIntl()
  const save = useSave()
  return (
    <ul className={styles.documents}>
      {invoices.map(({ id, number, type, date, amount, status, fileId }) => {
        const name = t('document', { type: type.description, number })
        return (
          <li key={id} className={styles.document}>
            <Icon of={FileText} />
            <div className={styles.documentName}>
              <span>{name}</span>
              <Text as="span" size="caption" tone="muted">
                {t('document.from', { date: formatDate(date, 'date', { locale }) })}
              </Text>
            </div>
            <div className={styles.documentSum}>
              <Money kopecks={amount} />
              <Text as="span" size="caption" tone="muted">
                {status.description}
              </Text>
            </div>
            {fileId !== null && (
              <IconButton
                icon={Download}
                label={t('document.save', { name })}
                size="small"
                onPress={() => void save({ id: fileId, name })}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
