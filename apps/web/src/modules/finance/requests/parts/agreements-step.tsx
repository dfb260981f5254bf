import { type RequestConsentFlag, requestConsentFlags, requestConsents } from '@cabinet/contract/finance/request-values'
import { type LegalText, legalSlugOf, legalTexts } from '@cabinet/contract/legal'
import { pages } from '@cabinet/contract/pages'
import { Card } from '@cabinet/ui/card'
import { Checkbox } from '@cabinet/ui/checkbox'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { useEffect, useRef, useState } from 'react'
import { FIELD_ATTRIBUTE, focusField } from '../../../../shared/forms/field-place.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { useAcceptAgreement } from '../data.ts'
import { useRequestMessages } from '../messages.ts'
import { useRequestContext } from '../step-context.tsx'
import { useFormats } from './use-formats.ts'

const isLegalText = (flag: RequestConsentFlag): flag is RequestConsentFlag & LegalText => flag in legalTexts

/** Ticks a box at once, and clears it again when the server has not taken it. The last press counts. */
const useConsents = () => {
  const { form } = useRequestContext()
  const { trigger } = useAcceptAgreement()
  const attempt = useAttempt()
  const [wanted, setWanted] = useState<Readonly<Partial<Record<RequestConsentFlag, boolean>>>>({})
  const turns = useRef<Partial<Record<RequestConsentFlag, Promise<void>>>>({})
  const put = (flag: RequestConsentFlag, isAccepted: boolean) => {
    setWanted((before) => ({ ...before, [flag]: isAccepted }))
    const work = async () => {
      await attempt(async () => {
        await trigger({ params: { id: form.requestId, flag, value: isAccepted ? 'true' : 'false' } })
      })
      if (turns.current[flag] === turn) setWanted(({ [flag]: _done, ...rest }) => rest)
    }
    const turn: Promise<void> = (turns.current[flag] ?? Promise.resolve()).then(work)
    turns.current[flag] = turn
  }
  return { isAccepted: (flag: RequestConsentFlag) => wanted[flag] ?? form.agreements[flag].accepted, put }
}

const Consent = ({
  flag,
  isAccepted,
  onChange,
}: {
  flag: RequestConsentFlag
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
}) => {
  const t = useRequestMessages()
  const say = useRuleText()
  const { moment } = useFormats()
  const { form, steps } = useRequestContext()
  const { isRequired } = requestConsents[flag]
  const { accepted, acceptedDateTime, acceptedBy } = form.agreements[flag]
  const when = accepted && isAccepted && acceptedDateTime ? moment(acceptedDateTime) : null
  const note = when
    ? t(acceptedBy ? 'agreements.acceptedBy' : 'agreements.accepted', { date: when, name: acceptedBy ?? '' })
    : isRequired
      ? undefined
      : t('agreements.optional')
  return (
    <div {...{ [FIELD_ATTRIBUTE]: `agreements.${flag}` }}>
      <Checkbox
        name={`agreements.${flag}`}
        isSelected={isAccepted}
        isRequired={isRequired}
        description={note}
        errorMessage={
          steps.isChecked && isRequired && !isAccepted
            ? say({ rule: 'shouldBeTrue', code: 'unchecked', params: {} })
            : undefined
        }
        onChange={onChange}
      >
        {isLegalText(flag)
          ? t.rich(`agreements.${flag}`, {
              link: (words) => (
                <Link
                  key={flag}
                  data-track="consent-text"
                  href={pages.PublicConsent({ type: legalSlugOf(flag) })}
                  isExternal
                >
                  {words.join('')}
                </Link>
              ),
            })
          : t('agreements.DATA_ACCURACY')}
      </Checkbox>
    </div>
  )
}

/** The step AGREEMENTS «Согласия»: separate boxes, none of them ticked beforehand. */
export const AgreementsStep = () => {
  const t = useRequestMessages()
  const { steps } = useRequestContext()
  const { isAccepted, put } = useConsents()
  const container = useRef<HTMLDivElement>(null)
  const { field } = steps
  useEffect(() => {
    if (container.current && field) focusField(container.current, field)
  }, [field])
  return (
    <Card>
      <div ref={container} role="group" aria-label={t('group.AGREEMENTS')}>
        <Stack gap={16}>
          {requestConsentFlags.map((flag) => (
            <Consent
              key={flag}
              flag={flag}
              isAccepted={isAccepted(flag)}
              onChange={(isTicked) => put(flag, isTicked)}
            />
          ))}
        </Stack>
      </div>
    </Card>
  )
}
