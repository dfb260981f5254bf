import type { FinanceRequestDetails, RequestForm } from '@cabinet/contract/finance/requests'
import { requestGroups } from '@cabinet/contract/finance/request-values'
import { Heading } from '@cabinet/ui/heading'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { useCan } from '../../../shared/access/user.tsx'
import type { SaveState } from '../../../shared/forms/autosave/use-autosaved-form.ts'
import { REVIEW, useWizardSteps } from '../../../shared/forms/wizard/use-wizard-steps.ts'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useOffer, useSendRequest } from './data.ts'
import { useRequestMessages } from './messages.ts'
import { AccountStep } from './parts/account/account-step.tsx'
import { ActionsBar } from './parts/actions-bar.tsx'
import { AgreementsStep } from './parts/agreements-step.tsx'
import { ContactsStep } from './parts/contacts/contacts-step.tsx'
import { FoundersStep } from './parts/founders/founders-step.tsx'
import { GeneralStep } from './parts/general/general-step.tsx'
import { OfferAside } from './parts/offer-aside.tsx'
import { RequestStepper } from './parts/request-stepper.tsx'
import { ReviewStep } from './parts/review/review-step.tsx'
import * as styles from './parts/request.css.ts'
import { RequestProvider } from './step-context.tsx'
import { useLeaving } from './use-leaving.ts'
import { type RequestStep, requestSteps } from './steps.ts'
import { detailsOf } from './values/conditions.ts'

const stepContents: Readonly<Record<RequestStep, ComponentType>> = {
  GENERAL: GeneralStep,
  FOUNDERS: FoundersStep,
  CONTACTS: ContactsStep,
  PAYMENT_DETAILS: AccountStep,
  AGREEMENTS: AgreementsStep,
  REVIEW: ReviewStep,
}

/** Where a person goes on who has left off somewhere. */
const firstUnfinished = ({ progress }: RequestForm): RequestStep =>
  requestGroups.find((group) => progress[group] !== 'COMPLETE') ?? REVIEW

/** Whether the request can be sent by this person, or why not. */
const useObstacle = ({ missing }: RequestForm): string | undefined => {
  const t = useRequestMessages()
  const isAdministrator = useCan()(['USER_ADMIN'])
  if (!isAdministrator) return t('sendAdminOnly')
  return missing.length > 0 ? t('sendIncomplete') : undefined
}

const useSending = (request: FinanceRequestDetails, reload: () => Promise<unknown>) => {
  const t = useRequestMessages()
  const attempt = useAttempt()
  const { trigger, isMutating } = useSendRequest()
  const send = () =>
    attempt(async () => {
      try {
        await trigger({ params: { id: request.id } })
        toast.show({ tone: 'positive', text: t('sent', { number: request.number }) })
      } catch (error) {
        // Something has become incomplete meanwhile: the step shows what.
        await reload()
        throw error
      }
    })
  return { send, isSending: isMutating }
}

/** The draft of a request: its groups one by one, each saved while it is typed into. */
export const RequestEditor = ({
  request,
  form,
  reload,
}: {
  request: FinanceRequestDetails
  form: RequestForm
  reload: () => Promise<RequestForm>
}) => {
  const t = useRequestMessages()
  const steps = useWizardSteps(requestSteps, firstUnfinished(form))
  const { data: offer } = useOffer(request.offerId)
  const [state, setState] = useState<SaveState>('idle')
  const { beforeLeaving, goNext, isBusy } = useLeaving(form, steps, reload)
  const { send, isSending } = useSending(request, reload)
  const obstacle = useObstacle(form)
  const { legalStatus } = form.organization
  const limit = form.financingLimit.financingLimit
  // The form is another object after every save, and the rules need not be made anew.
  // oxlint-disable-next-line react/exhaustive-deps
  const conditions = useMemo(() => detailsOf(form), [legalStatus.name, limit])
  const { current, isChecked, field } = steps
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    window.scrollTo({ top: 0 })
    // A field puts the cursor into itself; a list as a whole has nowhere to put it.
    if (field === null || field === 'founders' || field === 'contacts') heading.current?.focus({ preventScroll: true })
  }, [current, field])
  const Content = stepContents[current]
  return (
    <RequestProvider
      value={{ form, conditions, steps, reload, goNext: () => void goNext(), onState: setState, beforeLeaving }}
    >
      <div className={styles.layout}>
        <div className={styles.steps}>
          <RequestStepper form={form} steps={steps} />
        </div>
        <section className={styles.main} aria-labelledby="request-step" data-checked={isChecked || undefined}>
          <div>
            <Heading id="request-step" level={2} ref={heading} tabIndex={-1} className={styles.heading}>
              {t(`group.${current}`)}
            </Heading>
            <Text tone="muted">{t(`lead.${current}`)}</Text>
          </div>
          <Content key={current} />
        </section>
        {offer && <OfferAside offer={offer} />}
      </div>
      <ActionsBar
        state={state}
        isFirst={current === requestSteps[0]}
        isBusy={isBusy || isSending}
        onBack={steps.goBack}
        onNext={() => void (current === REVIEW ? send() : goNext())}
        send={current === REVIEW ? { reason: obstacle } : null}
      />
    </RequestProvider>
  )
}
