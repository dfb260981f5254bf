import { errorCodes } from '@cabinet/contract/errors'
import {
  one,
  type Organization,
  type RegistryData,
  registryData,
  type RegistryField,
} from '@cabinet/contract/organization'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Checkbox } from '@cabinet/ui/checkbox'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Dialog } from '@cabinet/ui/dialog'
import { FieldGroup } from '@cabinet/ui/field-group'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { useInvalidate } from '../../../shared/api/data.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useApplyRegistryData, useRegistryData } from '../data.ts'
import { useOrganizationMessages } from './messages.ts'
import { RegistryDetails } from './registry-details.tsx'

const WIDTH = 720

const dayText = (day: string): string => day.split('-').reverse().join('.')

const Changes = ({
  changes,
  chosen,
  onChange,
}: {
  changes: RegistryData['changes']
  chosen: ReadonlySet<RegistryField>
  onChange: (field: RegistryField, isChosen: boolean) => void
}) => {
  const t = useOrganizationMessages()
  return (
    <FieldGroup title={t('registry.changes')} description={t('registry.changesHelp')}>
      {changes.map(({ field, from, to }) => (
        <Stack key={field} gap={8}>
          <Checkbox isSelected={chosen.has(field)} onChange={(isChosen) => onChange(field, isChosen)}>
            {t(`registry.${field}`)}
          </Checkbox>
          <DescriptionList
            items={[
              { label: t('registry.from'), value: from ?? '—' },
              { label: t('registry.to'), value: <strong>{to ?? '—'}</strong> },
            ]}
          />
        </Stack>
      ))}
    </FieldGroup>
  )
}

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const shared = useSharedMessages()
  return (
    <Banner
      tone="negative"
      announce="alert"
      action={
        <Button variant="outline" tone="neutral" size="small" onPress={onRetry}>
          {shared('retry')}
        </Button>
      }
    >
      {problemOf(error, shared).message}
    </Banner>
  )
}

/** All changes are accepted unless some are taken out. */
const useChoice = (data: RegistryData | undefined) => {
  const [rejected, setRejected] = useState<ReadonlySet<RegistryField>>(new Set())
  const chosen = new Set((data?.changes ?? []).map(({ field }) => field).filter((field) => !rejected.has(field)))
  const choose = (field: RegistryField, isChosen: boolean) => {
    const next = new Set(rejected)
    if (isChosen) next.delete(field)
    else next.add(field)
    setRejected(next)
  }
  return { chosen, choose }
}

const useApply = (organization: Organization, onDone: () => void) => {
  const t = useOrganizationMessages()
  const shared = useSharedMessages()
  const stale = useInvalidate()
  const { trigger, isMutating } = useApplyRegistryData()
  const [problem, setProblem] = useState<string>()
  const apply = async (fields: RegistryField[]) => {
    const { id, version } = organization
    setProblem(undefined)
    try {
      await trigger({ params: { id }, body: { version, fields } })
    } catch (error) {
      const { code, message } = problemOf(error, shared)
      setProblem(code === errorCodes.stale ? t('registry.conflict') : message)
      if (code === errorCodes.stale) await stale([one, registryData])
      return
    }
    toast.show({ tone: 'positive', text: t('registry.applied') })
    onDone()
  }
  return { apply, isApplying: isMutating, problem }
}

/** What the state registry says otherwise, line by line, and the choice what to accept. */
export const RegistryDialog = ({ organization, onClose }: { organization: Organization; onClose: () => void }) => {
  const t = useOrganizationMessages()
  const shared = useSharedMessages()
  const { data, error, isValidating, mutate } = useRegistryData(organization.id)
  const { chosen, choose } = useChoice(data)
  const { apply, isApplying, problem } = useApply(organization, onClose)
  const hasChanges = data !== undefined && data.changes.length > 0
  return (
    <Dialog
      isOpen
      width={WIDTH}
      title={t('registry.title')}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" isDisabled={isApplying} onPress={onClose}>
            {hasChanges ? t('organization.cancel') : shared('close')}
          </Button>
          {hasChanges && (
            <Button isLoading={isApplying} isDisabled={chosen.size === 0} onPress={() => void apply([...chosen])}>
              {t('registry.apply')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16} aria-busy={isValidating}>
        {!data && !error && <SkeletonText lines={4} />}
        {error !== undefined && !data && <Failure error={error} onRetry={() => void mutate()} />}
        {data && <Text tone="muted">{t('registry.day', { day: dayText(data.sourceDate) })}</Text>}
        {data && data.registryStatus.name !== 'ACTIVE' && (
          <Banner tone="notice">{t('registry.status', { status: data.registryStatus.description })}</Banner>
        )}
        {hasChanges && <Changes changes={data.changes} chosen={chosen} onChange={choose} />}
        {data && !hasChanges && <Banner tone="positive">{t('registry.same')}</Banner>}
        {data && <RegistryDetails data={data} />}
        {problem && (
          <Banner tone="negative" announce="alert">
            {problem}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
