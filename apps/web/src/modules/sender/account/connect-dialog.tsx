import { senderPages } from '@cabinet/contract/sender/pages'
import type { Credential } from '@cabinet/contract/sender'
import type { HealthCheck } from '@cabinet/contract/service'
import { WizardDialog, type WizardRun, type WizardStep } from '@cabinet/ui/wizard-dialog'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo, useState } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '../../../shared/api/problem.ts'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { UnsentValues } from '../../../shared/forms/unsent-values.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useAccountHealth, useCredential, useInsuranceStatus } from '../data.ts'
import { ContractFields } from './contract-fields.tsx'
import { KeyFields } from './key-fields.tsx'
import { useConnectMessages } from './messages.ts'
import { useConnectCalls } from './use-connect-calls.ts'
import { type ConnectValues, connectRules, keyFields } from './values.ts'

type StepId = 'contract' | 'key' | 'result'

interface ConnectDialogProps {
  /** Asks for another key of the account that is connected; the contract is known then. */
  readonly isForKey: boolean
  readonly onClose: () => void
  /** There is no offer for the contract. */
  readonly onNoOffers: () => void
}

interface StepsProps extends ConnectDialogProps {
  readonly known: Credential | undefined
  readonly health: HealthCheck | undefined
  readonly isInsured: boolean
}

/** The server's sentence, or ours when it has none to say; the general one would not tell what to check. */
const useFailureText = () => {
  const t = useConnectMessages()
  const shared = useSharedMessages()
  return (error: unknown) => {
    const { message } = problemOf(error, shared)
    return message === shared('problem.unknown') ? t('key.failed') : message
  }
}

/** Fields that the server has refused, as long as they hold what it has refused. */
type Refused = Readonly<Partial<Record<(typeof keyFields)[number], { readonly value: string; readonly text: string }>>>

const useRefused = () => {
  const shared = useSharedMessages()
  const [refused, setRefused] = useState<Refused>({})
  return {
    refused,
    /** @returns whether everything that is wrong is told at the fields */
    refuse(error: unknown, values: ConnectValues): boolean {
      const { fields } = problemOf(error, shared)
      const known = fields.flatMap(({ field, message }) => {
        const name = keyFields.find((each) => each === field)
        return name ? [[name, { value: values[name], text: message }] as const] : []
      })
      setRefused(Object.fromEntries(known))
      return fields.length > 0 && known.length === fields.length
    },
  }
}

const useKeyStep = (known: Credential | undefined, refuse: ReturnType<typeof useRefused>['refuse']) => {
  const calls = useConnectCalls()
  const form = useForm<ConnectValues>()
  const [isSending, setSending] = useState(false)
  const submit = async ({ signal }: WizardRun) => {
    // A connected account is only looked at.
    if (known) return undefined
    const { values } = form.getState()
    setSending(true)
    signal.addEventListener('abort', () => setSending(false))
    try {
      await calls.connect(values, signal)
      return undefined
    } catch (error) {
      if (refuse(error, values)) return false
      throw error
    } finally {
      if (!signal.aborted) setSending(false)
    }
  }
  return { isSending, submit }
}

const useResultStep = (props: StepsProps, onReplace: () => void): WizardStep<StepId> => {
  const { known, health, isInsured, isForKey, onClose } = props
  const t = useConnectMessages()
  const navigate = useNavigate()
  const calls = useConnectCalls()
  const { courier } = serviceNames()
  const step = { id: 'result', label: t('result.step') } as const
  if (health?.status === 'AVAILABLE' && isForKey)
    return { ...step, result: 'positive', title: t('result.good', { courier }), description: t('result.replacedText') }
  if (health?.status === 'AVAILABLE')
    return {
      ...step,
      result: 'positive',
      title: t('result.good', { courier }),
      description: t('result.goodText'),
      submitLabel: t('result.insure'),
      submit() {
        onClose()
        void navigate(senderPages['Sender:InsuranceConditions']({}, { insurance: 'applying' }))
        return false
      },
    }
  return {
    ...step,
    result: 'negative',
    title: t('result.bad', { courier }),
    description: (
      <>
        {health?.description && <p>{health.description}</p>}
        <p>{t('result.badText')}</p>
      </>
    ),
    submitLabel: t('result.back'),
    async submit({ signal }) {
      // An account under insurance may not go: a new key then takes the place of the old one.
      if (known && !isForKey && !isInsured) await calls.remove(known, signal)
      onReplace()
      return 'key' as const
    },
  }
}

const Steps = (props: StepsProps & Pick<ReturnType<typeof useRefused>, 'refuse'>) => {
  const { known, isForKey, isInsured, onClose, onNoOffers, refuse } = props
  const t = useConnectMessages()
  const { courier } = serviceNames()
  const failureText = useFailureText()
  const calls = useConnectCalls()
  const form = useForm<ConnectValues>()
  const { values, errors } = useFormState<ConnectValues>({ subscription: { values: true, errors: true } })
  const [isReplacing, setReplacing] = useState(isForKey)
  const [first] = useState<StepId>(isForKey ? 'key' : known ? 'result' : 'contract')
  const [current, setCurrent] = useState<StepId>(first)
  const shown = isReplacing ? undefined : known
  const key = useKeyStep(shown, refuse)
  const result = useResultStep(props, () => setReplacing(isForKey || isInsured))
  const isWrong = (...names: (keyof ConnectValues)[]) => names.some((name) => errors?.[name] !== undefined)

  const contractStep: WizardStep<StepId> = {
    id: 'contract',
    label: t('contract.step'),
    title: t('contract.title'),
    description: t('contract.text', { courier }),
    content: (
      <>
        <ContractFields isLocked={shown !== undefined} />
        <UnsentValues />
      </>
    ),
    back: 'close',
    ...(!shown && isWrong('contractNumber') && { disabledReason: t('contract.reason') }),
    async submit({ signal }) {
      if (shown) return undefined
      const hasOffer = await calls.hasOffer(form.getState().values.contractNumber.trim(), signal)
      if (hasOffer || signal.aborted) return undefined
      onNoOffers()
      return false
    },
  }
  const keyStep: WizardStep<StepId> = {
    id: 'key',
    title: t('key.title'),
    description: t('key.text'),
    content: (
      <>
        <KeyFields known={shown} isSending={key.isSending} />
        <UnsentValues />
      </>
    ),
    back: isForKey ? 'close' : 'step',
    submitLabel: shown ? undefined : t('key.connect'),
    waitingLabel: t('key.connecting'),
    ...(!shown && isWrong(...keyFields) && { disabledReason: t('key.reason') }),
    submit: key.submit,
  }
  return (
    <WizardDialog<StepId>
      isOpen
      isKeyboardDismissDisabled
      title={t('title', { courier })}
      steps={isForKey ? [keyStep, result] : [contractStep, keyStep, result]}
      step={current}
      onStepChange={setCurrent}
      isDirty={current === 'key' && !shown && keyFields.some((name) => values[name] !== '')}
      question={{ text: t('leave.text') }}
      describeError={failureText}
      onOpenChange={onClose}
    />
  )
}

const nothing = () => undefined

/**
 * Connecting the courier account in three steps: the contract, the key, the result. With an account it opens on the
 * result, which the health of the account decides.
 */
export const ConnectDialog = (props: ConnectDialogProps) => {
  const credential = useCredential()
  const health = useAccountHealth()
  const status = useInsuranceStatus()
  const say = useRuleText()
  const check = useMemo(() => formValidator(connectRules, say), [say])
  const { refused, refuse } = useRefused()
  const [isReady, setReady] = useState(false)
  const known = credential.data
  const initialValues = useMemo(
    () => ({ contractNumber: known?.contractNumber ?? '', clientId: '', clientSecret: '' }),
    // What is known when the dialog opens; later answers must not take away what was typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isReady],
  )
  const hasAnswers = [credential, health, status].every(({ isLoading }) => !isLoading)
  if (hasAnswers && !isReady) setReady(true)
  if (!isReady) return null
  const validate = (values: ConnectValues) => {
    const ofServer = keyFields.flatMap((name) =>
      refused[name] && refused[name].value === values[name] ? [[name, refused[name].text] as const] : [],
    )
    return { ...Object.fromEntries(ofServer), ...check(values) }
  }
  return (
    <Form<ConnectValues>
      onSubmit={nothing}
      initialValues={initialValues}
      keepDirtyOnReinitialize
      validate={validate}
      render={() => (
        <Steps
          {...props}
          known={known}
          health={health.data}
          isInsured={status.data?.status === 'ENABLED'}
          refuse={refuse}
        />
      )}
    />
  )
}
