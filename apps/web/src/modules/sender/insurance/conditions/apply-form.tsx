import { senderPages } from '@cabinet/contract/sender/pages'
import { errorCodes } from '@cabinet/contract/errors'
import {
  conditions as conditionsRead,
  type InsuranceConditions,
  type InsuranceText,
} from '@cabinet/contract/sender/insurance'
import { insuranceStatus } from '@cabinet/contract/service'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Checkbox } from '@cabinet/ui/checkbox'
import { formatDate } from '@cabinet/ui/date-text'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { shouldBeTrue } from '@cabinet/validators/rules'
import { FORM_ERROR } from 'final-form'
import { useMemo, useState } from 'react'
import { Form } from 'react-final-form'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../../shared/access/user.tsx'
import { useInvalidate } from '../../../../shared/api/data.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useAcceptTexts, useActivate } from '../data.ts'
import { useMoney } from '../../../../shared/intl/use-money.ts'
import { useConditionsMessages } from './messages.ts'
import { textPath } from './use-open-text.ts'

const boxes = [
  { type: 'INSURANCE_RULES', label: 'apply.rules' },
  { type: 'OFFER_CONTRACT', label: 'apply.offer' },
] as const satisfies readonly { type: InsuranceText; label: string }[]

/** The price that the person has last agreed to see, and another one that has come since. */
const useSeenPrice = (price: number) => {
  const [seen, setSeen] = useState(price)
  return { seen, hasChanged: seen !== price, accept: () => setSeen(price) }
}

const useConnect = ({ insurancePrice, texts }: InsuranceConditions) => {
  const t = useConditionsMessages()
  const shared = useSharedMessages()
  const { locale } = useIntl()
  const isSender = useCan()(['SENDER'])
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const consent = useAcceptTexts()
  const activate = useActivate()
  return async () => {
    try {
      await consent.trigger({ body: { texts: texts.map(({ type, version }) => ({ type, version })) } })
      const { startDateTime } = await activate.trigger({ query: { insurancePrice } })
      const date = formatDate(startDateTime ?? new Date().toISOString(), 'dateTime', { locale })
      toast.show({ tone: 'positive', text: t('apply.done', { date }) })
      await navigate(senderPages[isSender ? 'Sender:InsuranceManagement' : 'Sender:InsuranceConditions']())
      return undefined
    } catch (error) {
      const { code, status, message } = problemOf(error, shared)
      // What has changed meanwhile is on the page then: another price, another version, somebody was faster.
      if (status === 409) await invalidate([conditionsRead, insuranceStatus])
      if (code === errorCodes.priceChanged) return undefined
      return { [FORM_ERROR]: message === shared('problem.unknown') ? t('apply.failed') : message }
    }
  }
}

/** Price, agreement and the button. A price that changes meanwhile is shown before anything is agreed to. */
export const ApplyForm = ({ conditions }: { conditions: InsuranceConditions }) => {
  const t = useConditionsMessages()
  const money = useMoney()
  const say = useRuleText()
  const mustAgree = useMemo(() => fieldValidator(shouldBeTrue, say), [say])
  const price = useSeenPrice(conditions.insurancePrice)
  const connect = useConnect(conditions)
  return (
    <Form
      onSubmit={connect}
      render={({ handleSubmit, submitting }) => (
        <FieldsForm aria-label={t('apply.title')} onSubmit={() => handleSubmit()}>
          <Stack gap={16}>
            {price.hasChanged && (
              <Banner tone="notice" title={t('apply.changed')} announce="alert" onClose={price.accept}>
                {t('apply.changedText', { before: money(price.seen), now: money(conditions.insurancePrice) })}
              </Banner>
            )}
            {boxes.map(({ type, label }) => (
              <FormField<boolean> key={type} name={type} empty={false} validate={mustAgree}>
                {({ value, ...field }) => (
                  <Checkbox {...field} isSelected={value} isRequired>
                    {t.rich(label, {
                      link: (words) => (
                        <Link key={type} data-track="consent-text" href={textPath(type)} isExternal>
                          {words.join('')}
                        </Link>
                      ),
                    })}
                  </Checkbox>
                )}
              </FormField>
            ))}
            <FormFailure />
            <Button data-track="insurance-apply" type="submit" isBlock isLoading={submitting}>
              {t('apply.submit', { price: money(conditions.insurancePrice) })}
            </Button>
          </Stack>
        </FieldsForm>
      )}
    />
  )
}
