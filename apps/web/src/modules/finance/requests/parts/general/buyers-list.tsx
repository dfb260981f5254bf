import { MAX_BUYERS } from '@cabinet/contract/finance/request-values'
import { Button } from '@cabinet/ui/button'
import { FieldGroup } from '@cabinet/ui/field-group'
import { IconButton } from '@cabinet/ui/icon-button'
import { InnField } from '@cabinet/ui/inn-field'
import { Stack } from '@cabinet/ui/stack'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useField, useForm } from 'react-final-form'
import { FormField } from '../../../../../shared/forms/form-field.tsx'
import { FIELD_ATTRIBUTE } from '../../../../../shared/forms/field-place.ts'
import { without } from '../../../../../shared/forms/list-moves.ts'
import { useRequestMessages } from '../../messages.ts'
import { type BuyerValues, emptyBuyer } from '../../values/general.ts'
import { IntegerInput, MoneyInput, TextInput } from '../inputs.tsx'
import * as styles from '../request.css.ts'
import * as own from './buyers-list.css.ts'
import { useBuyerName } from './use-buyer-name.ts'

const hints = { none: 'hint.buyerName', asking: 'hint.buyerAsking', unknown: 'hint.buyerUnknown' } as const

const Buyer = ({ path, number, onRemove }: { path: string; number: number; onRemove: (() => void) | undefined }) => {
  const t = useRequestMessages()
  const search = useBuyerName(path)
  return (
    <section className={own.buyer} aria-label={t('buyer.title', { number })}>
      <div className={styles.fields}>
        <div className={styles.third}>
          <FormField<string> name={`${path}.itn`} empty="">
            {(field) => <InnField label={t('field.mainBuyers.itn')} isRequired {...field} />}
          </FormField>
        </div>
        <div className={styles.wide}>
          <TextInput
            name={`${path}.name`}
            label={t('field.mainBuyers.name')}
            description={t(hints[search])}
            isRequired
          />
        </div>
        <div className={styles.half}>
          <MoneyInput name={`${path}.monthlySum`} label={t('field.mainBuyers.monthlySum')} isRequired />
        </div>
        <div className={styles.half}>
          <IntegerInput name={`${path}.deferralDays`} label={t('field.mainBuyers.deferralDays')} isRequired />
        </div>
      </div>
      {onRemove && (
        <div className={own.remove}>
          <IconButton
            data-track="buyer-remove"
            icon={Trash2}
            label={t('buyer.remove', { number })}
            onPress={onRemove}
          />
        </div>
      )}
    </section>
  )
}

/** The buyers whose debts the bank would buy: one at least. */
export const BuyersList = () => {
  const t = useRequestMessages()
  const form = useForm()
  const { value } = useField<readonly BuyerValues[]>('mainBuyers', { subscription: { value: true } }).input
  const buyers: readonly BuyerValues[] = Array.isArray(value) ? value : []
  const container = useRef<HTMLDivElement>(null)
  /** The cursor goes where the person goes on. */
  const focus = (index: number) =>
    requestAnimationFrame(() => container.current?.querySelectorAll('section')[index]?.querySelector('input')?.focus())
  return (
    <FieldGroup title={t('section.buyers')} description={t('section.buyersNote')}>
      <div ref={container} {...{ [FIELD_ATTRIBUTE]: 'mainBuyers' }}>
        <Stack gap={12}>
          {buyers.map((_buyer, index) => (
            <Buyer
              // Buyers have no names of their own; their fields are found by their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              path={`mainBuyers[${index}]`}
              number={index + 1}
              onRemove={
                buyers.length > 1
                  ? () => {
                      form.change('mainBuyers', without(buyers, index))
                      focus(Math.max(0, index - 1))
                    }
                  : undefined
              }
            />
          ))}
          {buyers.length < MAX_BUYERS && (
            <div>
              <Button
                variant="outline"
                tone="neutral"
                icon={Plus}
                onPress={() => {
                  form.change('mainBuyers', [...buyers, emptyBuyer])
                  focus(buyers.length)
                }}
              >
                {t('buyer.add')}
              </Button>
            </div>
          )}
        </Stack>
      </div>
    </FieldGroup>
  )
}
