import { excel, summary } from '@cabinet/contract/partner/statement'
import { EmptyState } from '@cabinet/ui/empty-state'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useIntl } from '../../../shared/intl/messages.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { type Query, useRegister } from '../../../shared/register/use-register.ts'
import { useSums } from '../../../shared/register/use-sums.ts'
import { useStatementColumns } from './columns.tsx'
import { LineDrawer } from './line-drawer.tsx'
import { useStatementMessages } from './messages.ts'
import { statementRegister, useStatementControls } from './register.ts'

/** Counts and sums over everything that the filters match. */
const useStatementSums = ({ query }: { query: Query<typeof statementRegister.list> }) => {
  const t = useStatementMessages()
  const { formatNumber } = useIntl()
  return useSums(summary, query, [
    { id: 'count', label: t('sum.count'), value: ({ count }) => formatNumber(count) },
    { id: 'received', label: t('sum.received'), value: ({ receivedSum }) => <Money kopecks={receivedSum} /> },
    { id: 'returned', label: t('sum.returned'), value: ({ returnedSum }) => <Money kopecks={returnedSum} /> },
    {
      id: 'left',
      label: t('sum.left'),
      value: ({ leftSum }) => <Money kopecks={leftSum} />,
      warning: ({ leftSum }) => leftSum,
    },
  ])
}

/** The bank statement: which invoices its lines have paid, and what waits for a decision of people. */
export const Page = () => {
  const t = useStatementMessages()
  const register = useRegister(statementRegister)
  const columns = useStatementColumns()
  const controls = useStatementControls()
  const sums = useStatementSums(register)
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
        sums={sums}
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
