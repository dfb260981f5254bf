import type { AddressParts } from '@cabinet/contract/address'
import type { RequestFounderInFull } from '@cabinet/contract/finance/requests'
import { requestFounderRules } from '@cabinet/contract/finance/request-rules'
import { founderFields } from '@cabinet/contract/finance/request-fields'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { useMemo } from 'react'
import { useUser } from '../../../../../shared/access/user.tsx'
import { useAutosavedForm } from '../../../../../shared/forms/autosave/use-autosaved-form.ts'
import { LoadFailure } from '../../../../../shared/loaded.tsx'
import { useFounder, useRemoveFounder, useSaveFounder } from '../../data.ts'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext } from '../../step-context.tsx'
import { founderOf, type FounderValues, founderValues } from '../../values/founder.ts'
import { ItemFields } from '../item-fields.tsx'
import * as styles from '../request.css.ts'
import { FounderFields } from './founder-fields.tsx'

const fieldNames = Object.keys(founderFields)

interface EditorProps {
  readonly founder: RequestFounderInFull
  readonly field: string | null
  readonly reload: () => Promise<RequestFounderInFull>
  readonly onDone: () => void
}

const useFounderForm = ({ founder, reload }: Pick<EditorProps, 'founder' | 'reload'>) => {
  const { id: personId } = useUser()
  const { onState } = useRequestContext()
  const { trigger } = useSaveFounder()
  const draft = useMemo(() => ({ personId, form: `finance-request.founder.${founder.id}` }), [personId, founder.id])
  return useAutosavedForm<FounderValues, RequestFounderInFull>({
    current: founder,
    valuesOf: founderValues,
    save: (values, { version }) => trigger({ params: { id: founder.id }, body: { version, ...founderOf(values) } }),
    reload,
    fields: fieldNames,
    onState,
    draft,
  })
}

const Editor = ({ founder, field, reload, onDone }: EditorProps) => {
  const t = useRequestMessages()
  const { form: request } = useRequestContext()
  const form = useFounderForm({ founder, reload })
  const remove = useRemoveFounder()
  const known: readonly AddressParts[] = [
    request.organization.legalAddress,
    request.actualAddress,
    ...request.founders.map(({ registrationAddress }) => registrationAddress),
  ].flatMap((address) => (address ? [address] : []))
  return (
    <ItemFields
      form={form}
      label={t('group.FOUNDERS')}
      rules={requestFounderRules}
      bodyOf={founderOf}
      field={field}
      question={t('founders.remove')}
      onRemove={() => remove.trigger({ params: { id: founder.id } })}
      onDone={onDone}
    >
      <FounderFields known={known} />
    </ItemFields>
  )
}

/** One founder with the passport in full, read when the card is opened. */
export const FounderEditor = ({ id, field, onDone }: { id: string; field: string | null; onDone: () => void }) => {
  const { data, error, mutate } = useFounder(id)
  if (data) {
    return <Editor founder={data} field={field} reload={async () => (await mutate()) ?? data} onDone={onDone} />
  }
  return (
    <div className={styles.itemBody} aria-busy={error === undefined}>
      {error === undefined ? <SkeletonText lines={8} /> : <LoadFailure error={error} onRetry={() => mutate()} />}
    </div>
  )
}
