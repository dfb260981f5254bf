import { claimReads, create, get, submit, update } from '@cabinet/contract/claim'
import { claimPages } from '@cabinet/contract/claim/pages'
import type { ClaimableCard, ClaimCard } from '@cabinet/contract/claim/shapes'
import { toast } from '@cabinet/ui/toast'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../../shared/access/user.tsx'
import { useInvalidate, useSetRead } from '../../../shared/api/data.ts'
import { call } from '../../../shared/api/http.ts'
import { useVersionedForm } from '../../../shared/forms/use-versioned-form.ts'
import { REVIEW, type WizardSteps } from '../../../shared/forms/wizard/use-wizard-steps.ts'
import { useClaimMessages } from '../parts/messages.ts'
import { type ClaimValues, fieldNames, formOf, isSameForm, valuesOf } from './values.ts'

/** Begins a draft, saves it step by step, and sends it from the last one. */
export const useClaimForm = (
  { claim, thing }: { claim: ClaimCard | undefined; thing: ClaimableCard | undefined },
  steps: WizardSteps,
) => {
  const t = useClaimMessages()
  const navigate = useNavigate()
  const stale = useInvalidate()
  const put = useSetRead()
  const { id: personId } = useUser()
  // What this form itself has saved last: it is no news of somebody else.
  const saved = useRef<ClaimCard>(undefined)
  const about = claim?.object?.id ?? claim?.id ?? thing?.id ?? ''
  const draft = useMemo(() => ({ personId, form: `claim.${about}` }), [personId, about])
  const empty = useMemo(() => thing && valuesOf(thing), [thing])

  // The draft that this form has begun and whose card did not come: what is sent once more goes into it.
  const begun = useRef<{ readonly id: string }>(undefined)
  const begin = async (values: ClaimValues, { product, id: objectId }: ClaimableCard): Promise<ClaimCard> => {
    if (begun.current) {
      const params = { id: begun.current.id }
      const { version } = await call(get, { params })
      return call(update, { params, body: { version, ...formOf(values) } })
    }
    begun.current = await call(create, { body: { product: product.name, objectId, form: formOf(values) } })
    return call(get, { params: { id: begun.current.id } })
  }
  const save = async (card: ClaimCard): Promise<ClaimCard> => {
    saved.current = card
    await put(get, { params: { id: card.id } }, card)
    return card
  }
  return useVersionedForm<ClaimValues, ClaimCard>({
    current: claim,
    valuesOf,
    ...(empty && { empty }),
    draft,
    fields: fieldNames,
    isBehind: (base, current) =>
      current.version > base.version &&
      !isSameForm(base, current) &&
      !(saved.current && isSameForm(saved.current, current)),
    reload: () => stale([get]),
    async send(values, base) {
      if (!base) {
        if (!thing) throw new Error('A claim is begun for something insured')
        return save(await begin(values, thing))
      }
      const params = { id: base.id }
      const known = saved.current && saved.current.version > base.version ? saved.current : base
      const card = await save(await call(update, { params, body: { version: known.version, ...formOf(values) } }))
      if (steps.current !== REVIEW) return card
      return save(await call(submit, { params, body: { version: card.version } }))
    },
    async onSaved(card) {
      if (card.status.name === 'DRAFT') {
        // Documents are attached to a draft: who has begun one there stays.
        if (claim || steps.current !== 'DOCUMENTS') steps.goNext()
      } else {
        // The page that says so comes first: this one would say that its claim is a draft, or that there is another.
        await navigate(claimPages.claim({ id: card.id }), { replace: true })
        toast.show({ tone: 'positive', text: t('submit.done', { number: card.number }) })
      }
      void stale(claimReads.filter((read) => read !== get))
    },
  })
}
