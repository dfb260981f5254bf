import type { SenderContract } from '@cabinet/contract/sender-staff'
import { Button } from '@cabinet/ui/button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { type Column, DataTable } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { MainAction } from '../../../../shared/ui/main-action.tsx'
import { useContracts, useRemoveContract } from '../../staff-data.ts'
import { AddContractDialog } from './add-contract-dialog.tsx'
import { type StaffMessages, useStaffMessages } from './messages.ts'

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
    cell: ({ prefix }) => prefix,
  },
  {
    id: 'added',
    header: t('contracts.added'),
    width: 160,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} />,
  },
  {
    id: 'remove',
    header: t('actions'),
    width: 140,
    cell: (contract) => (
      <Button
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
  const found = useContracts()
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
  const rows = found.data?.contracts ?? []
  return (
    <Stack gap={16}>
      <Text tone="muted" hasMeasure>
        {t('contracts.text')}
      </Text>
      {rows.length > 0 && (
        <Inline>
          <MainAction>{add}</MainAction>
        </Inline>
      )}
      <DataTable
        label={t('tab.contracts')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={found.isLoading}
        error={
          found.error !== undefined && found.data === undefined ? (
            <LoadFailure error={found.error} onRetry={() => found.mutate()} />
          ) : undefined
        }
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
