import { addressLine, type AddressParts } from '@cabinet/contract/address'
import { Button } from '@cabinet/ui/button'
import { FieldGroup } from '@cabinet/ui/field-group'
import { MapPin } from 'lucide-react'
import { useForm, useFormState } from 'react-final-form'
import { getIn } from 'final-form'
import { useRequestMessages } from '../messages.ts'
import { addressOf, type AddressValues, addressValues } from '../values/plain.ts'
import { TextInput } from './inputs.tsx'
import * as styles from './request.css.ts'

const POSTAL_CODE_LENGTH = 6
const none: readonly AddressParts[] = []

/** Addresses that are known already, each one press away, as long as the address is not one of them. */
const KnownAddresses = ({ name, known }: { name: string; known: readonly AddressParts[] }) => {
  const t = useRequestMessages()
  const form = useForm()
  const { values } = useFormState({ subscription: { values: true } })
  const typed = addressOf(getIn(values, name) as AddressValues)
  const lines = new Map(known.map((address) => [addressLine(address), address]))
  if (typed) lines.delete(addressLine(typed))
  if (lines.size === 0) return null
  return (
    <div className={styles.known}>
      {[...lines].map(([line, address]) => (
        <Button
          key={line}
          variant="quiet"
          size="small"
          icon={MapPin}
          data-track="address-use"
          onPress={() => form.change(name, addressValues(address))}
        >
          {t('address.use', { address: line })}
        </Button>
      ))}
    </div>
  )
}

/** The parts of an address, and addresses to begin with. */
export const AddressFields = ({
  name,
  title,
  known = none,
  isRequired,
}: {
  /** Path of the address in its form. */
  name: string
  title: string
  known?: readonly AddressParts[]
  isRequired: boolean
}) => {
  const t = useRequestMessages()
  return (
    <FieldGroup title={title}>
      <KnownAddresses name={name} known={known} />
      <div className={styles.fields}>
        <div className={styles.third}>
          <TextInput
            name={`${name}.postalCode`}
            label={t('field.address.postalCode')}
            inputMode="numeric"
            maxLength={POSTAL_CODE_LENGTH}
            isRequired={isRequired}
          />
        </div>
        <div className={styles.wide}>
          <TextInput name={`${name}.region`} label={t('field.address.region')} />
        </div>
        <div className={styles.half}>
          <TextInput name={`${name}.city`} label={t('field.address.city')} isRequired={isRequired} />
        </div>
        <div className={styles.half}>
          <TextInput name={`${name}.street`} label={t('field.address.street')} />
        </div>
        <div className={styles.pairedHalf}>
          <TextInput name={`${name}.house`} label={t('field.address.house')} isRequired={isRequired} />
        </div>
        <div className={styles.pairedHalf}>
          <TextInput name={`${name}.flat`} label={t('field.address.flat')} />
        </div>
      </div>
    </FieldGroup>
  )
}
