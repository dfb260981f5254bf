import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useMemo } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { Register } from '../../../../shared/register/register.tsx'
import { useRegister } from '../../../../shared/register/use-register.ts'
import { useSums } from '../../../../shared/register/use-sums.ts'
import { useDecisionsMessages } from '../messages.ts'
import { PageHead } from '../page-head.tsx'
import { columnsOf } from './columns.tsx'
import { RequestDrawer } from './drawer.tsx'
import { requestsRegister, requestSums, useRequestsControls } from './register.ts'

/** For who decides for a bank: what organizations ask it for. */
export const Page = () => {
  const t = useDecisionsMessages()
  const { formatNumber } = useIntl()
  const register = useRegister(requestsRegister)
  const controls = useRequestsControls()
  const columns = useMemo(() => columnsOf(t), [t])
  const sums = useSums(requestSums, register.query, [
    { id: 'count', label: t('sum.count'), value: ({ count }) => formatNumber(count) },
    { id: 'limit', label: t('sum.limit'), value: ({ financingLimit }) => <Money kopecks={financingLimit} /> },
  ])
  return (
    <Stack gap={16}>
      <PageHead title={t('requests')} lead={t('requests.lead')} />
      <Register
        of={register}
        label={t('requests')}
        columns={columns}
        search={{ name: 'q', label: t('requests.search'), placeholder: t('requests.searchHint') }}
        controls={controls}
        sums={sums}
        empty={
          <EmptyState drawing={<EmptyBoxDrawing />} title={t('requests.empty')}>
            {t('requests.emptyText')}
          </EmptyState>
        }
        drawer={(id, close) => <RequestDrawer key={id} id={id} onClose={close} />}
      />
    </Stack>
  )
}
