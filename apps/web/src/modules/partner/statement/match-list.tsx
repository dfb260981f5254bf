import type { MatchableInvoice, StatementLineCard } from '@cabinet/contract/partner/statement'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { Heading } from '@cabinet/ui/heading'
import { Money } from '@cabinet/ui/money'
import { SearchField } from '@cabinet/ui/search-field'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { useDeferredValue, useState } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { useAttempt } from '../../../shared/use-attempt.ts'
import * as styles from '../parts/partner.css.ts'
import { useMatch, useMatchable } from './data.ts'
import { useStatementMessages } from './messages.ts'

const Invoice = ({ invoice, isBusy, onMatch }: { invoice: MatchableInvoice; isBusy: boolean; onMatch: () => void }) => {
  const t = useStatementMessages()
  return (
    <li className={styles.share}>
      <span className={styles.lines}>
        <span>
          {invoice.number} · {invoice.product}
        </span>
        <span className={styles.muted}>{companyText(invoice.organization)}</span>
        <span className={styles.muted}>
          {t('match.due')} <DateText value={invoice.dueDate} />
        </span>
      </span>
      <span className={styles.shareSide}>
        <span className={styles.lines}>
          <Money kopecks={invoice.left} />
          <span className={styles.muted}>
            {t('match.of')} <Money kopecks={invoice.amount} />
          </span>
        </span>
        <Button
          data-track="match"
          size="small"
          isDisabled={isBusy}
          aria-label={t('match.one', { number: invoice.number })}
          onPress={onMatch}
        >
          {t('match.do')}
        </Button>
      </span>
    </li>
  )
}

/** Invoices that a line can be matched with: first those of its payer, then whatever is looked for. */
export const MatchList = ({ line }: { line: StatementLineCard }) => {
  const t = useStatementMessages()
  const attempt = useAttempt()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const found = useMatchable(line.id, search)
  const { trigger, isMutating } = useMatch()
  const match = ({ id, number }: MatchableInvoice) =>
    void attempt(async () => {
      await trigger({ params: { id: line.id }, body: { version: line.version, invoiceId: id } })
      toast.show({ tone: 'positive', text: t('match.done', { number }) })
    })
  return (
    <Stack gap={12}>
      <Heading level={3}>{line.amount > 0 ? t('match.title') : t('match.titleBack')}</Heading>
      <SearchField label={t('match.search')} description={t('match.searchHint')} value={text} onChange={setText} />
      <Loaded of={found}>
        {({ invoices }) =>
          invoices.length === 0 ? (
            <Text tone="muted">{search === '' ? t('match.none') : t('match.notFound')}</Text>
          ) : (
            <ul className={styles.shares}>
              {invoices.map((invoice) => (
                <Invoice key={invoice.id} invoice={invoice} isBusy={isMutating} onMatch={() => match(invoice)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  )
}
