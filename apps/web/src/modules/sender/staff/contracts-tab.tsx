import { contractsExcel, type SenderContract } from '@cabinet/contract/sender/staff'
import { Button } from '@cabinet/ui/button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { useRemoveContract } from './data.ts'
import { AddContractDialog } from './add-contract-dialog.tsx'
import { type StaffMessages, useStaffMessages } from './messages.ts'
import { contractsRegister, useContractsControls } from './registers.ts'

const columnsOf = (
  t: StaffMessages,
  onRemove: (contract: SenderContract) => void,
): readonly Column<SenderContract>[] => [
  {
    id: 'prefix',
    header: t('contracts.number'),
    width: 280,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    cell: ({ prefix }) => prefix,
  },
  {
    id: 'createdDateTime',
    header: t('contracts.added'),
    width: 160,
    isSortable: true,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} />,
  },
  {
    id: 'remove',
    header: t('actions'),
    width: 140,
    skeleton: <Skeleton width={90} height={32} />,
    cell: (contract) => (
      <Button
        data-track="contract-remove"
        size="small"
        variant="outline"
        tone="neutral"
        aria-label={t('contracts.removeOf', { prefix: contract.prefix })}
        onPress={() => onRemove(contract)}
      >
        {t('contracts.remove')}
      </Button>
    ),
  },
]

/** Contracts with the courier whose holders may be insured. */
export const ContractsTab = () => {
  const t = useStaffMessages()
  const shared = useSharedMessages()
  const register = useRegister(contractsRegister)
  const controls = useContractsControls()
  const { trigger } = useRemoveContract()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<SenderContract | null>(null)
  const columns = useMemo(() => columnsOf(t, setRemoved), [t])
  const add = (
    <Button icon={Plus} onPress={() => setAdding(true)}>
      {t('contracts.add')}
    </Button>
  )
  const remove = async ({ id }: SenderContract) => {
    try {
      await trigger({ params: { id } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('contracts.removed') })
  }
  return (
    <Stack gap={16}>
      <Text tone="muted" hasMeasure>
        {t('contracts.text')}
      </Text>
      {(register.items.length > 0 || register.active.length > 0) && (
        <Inline>
          <MainAction>{add}</MainAction>
        </Inline>
      )}
      <Register
        hasHeading
        actions={<RegisterExport excel={contractsExcel} query={register.query} />}
        of={register}
        label={t('tab.contracts')}
        columns={columns}
        search={{ name: 'q', label: t('contracts.search'), placeholder: t('contracts.number') }}
        controls={controls}
        empty={
          <EmptyState title={t('contracts.empty')} action={add}>
            {t('contracts.emptyText')}
          </EmptyState>
        }
      />
      {isAdding && <AddContractDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        isOpen={removed !== null}
        tone="negative"
        title={t('contracts.removeTitle', { prefix: removed?.prefix ?? '' })}
        confirmLabel={t('contracts.remove')}
        onOpenChange={() => setRemoved(null)}
        onConfirm={() => (removed ? remove(removed) : undefined)}
      >
        {t('contracts.removeText')}
      </ConfirmDialog>
    </Stack>
  )
}
