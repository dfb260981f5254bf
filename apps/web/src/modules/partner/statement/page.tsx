import { excel, summary as summaryOf } from '@cabinet/contract/statement'
import { EmptyState } from '@cabinet/ui/empty-state'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useRead } from '../../../shared/api/data.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { useStatementColumns } from './columns.tsx'
import { LineDrawer } from './line-drawer.tsx'
import { useStatementMessages } from './messages.ts'
import { statementRegister, useStatementControls } from './register.ts'

type Query = ReturnType<typeof useRegister<typeof statementRegister.list, typeof statementRegister.filters>>['query']

/** Counts and sums over everything that the filters match. */
const useSums = ({ filters }: Query) => {
  const t = useStatementMessages()
  const { formatNumber } = useIntl()
  const { data, error } = useRead(summaryOf, { body: { filters } }, { keepPreviousData: true })
  if (error !== undefined && data === undefined) return undefined
  const sums = data ?? { count: 0, receivedSum: 0, returnedSum: 0, leftSum: 0 }
  return {
    isLoading: data === undefined,
    items: [
      { id: 'count', label: t('sum.count'), value: formatNumber(sums.count) },
      { id: 'received', label: t('sum.received'), value: <Money kopecks={sums.receivedSum} /> },
      { id: 'returned', label: t('sum.returned'), value: <Money kopecks={sums.returnedSum} /> },
      {
        id: 'left',
        label: t('sum.left'),
        value: <Money kopecks={sums.leftSum} />,
        ...(sums.leftSum !== 0 && { tone: 'negative' as const }),
      },
    ],
  }
}

/** The bank statement: which invoices its lines have paid, and what waits for a decision of people. */
export const Page = () => {
  const t = useStatementMessages()
  const register = useRegister(statementRegister)
  const columns = useStatementColumns()
  const controls = useStatementControls()
  const sums = useSums(register.query)
  return (
    <Stack gap={16}>
      <Inline justify="between" align="start" gap={16}>
        <Stack gap={4}>
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted" hasMeasure>
            {t('lead')}
          </Text>
        </Stack>
        <RegisterExport excel={excel} query={register.query} />
      </Inline>
      <Register
        of={register}
        label={t('title')}
        columns={columns}
        search={{ name: 'q', label: t('search'), placeholder: t('search.hint') }}
        controls={controls}
        {...(sums && { summary: sums })}
        empty={
          <EmptyState drawing={<EmptyBoxDrawing />} title={t('empty')}>
            {t('empty.text')}
          </EmptyState>
        }
        drawer={(id, close) => <LineDrawer key={id} id={id} onClose={close} />}
      />
    </Stack>
  )
}
