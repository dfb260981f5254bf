import { shipmentRules } from '@cabinet/contract/debtor/form-rules'
import { type DebtorShipmentCard, get } from '@cabinet/contract/debtor/shipments'
import { Drawer } from '@cabinet/ui/drawer'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { toast } from '@cabinet/ui/toast'
import { today } from '@cabinet/validators/dates'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo, useRef } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { useInvalidate } from '../../../shared/api/data.ts'
import { FormDrawer } from '../../../shared/forms/form-drawer.tsx'
import { useVersionedForm } from '../../../shared/forms/use-versioned-form.ts'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useConditions } from '../policy/data.ts'
import { useCreateShipment, useDeclare, useShipment, useUpdateShipment } from './data.ts'
import { useShipmentsMessages } from './messages.ts'
import { ShipmentFields } from './shipment-fields.tsx'
import { emptyShipment, inputOf, shipmentFields, type ShipmentValues, valuesOf } from './shipment-values.ts'

const WIDTH = 600
/** Stands for the id of a shipment that is being added. */
const NEW = 'new'

interface FormProps {
  /** The draft to change; absent for a new one. */
  readonly shipment: DebtorShipmentCard | undefined
  readonly maxDeferralDays: number
  readonly onSaved: (shipment: DebtorShipmentCard) => void
  readonly onClose: () => void
}

const useShipmentForm = ({ shipment, onSaved }: FormProps) => {
  const { id: personId } = useUser()
  const t = useShipmentsMessages()
  const create = useCreateShipment()
  const update = useUpdateShipment()
  const declare = useDeclare()
  const invalidate = useInvalidate()
  const isDraft = useRef(false)
  const name = shipment?.id ?? NEW
  const draft = useMemo(() => ({ personId, form: `debtor-shipment.${name}` }), [personId, name])
  const form = useVersionedForm<ShipmentValues, DebtorShipmentCard>({
    current: shipment,
    valuesOf,
    empty: emptyShipment,
    async send(values, base) {
      const input = inputOf(values)
      if (!base) return create.trigger({ body: { ...input, isDeclared: !isDraft.current } })
      const saved = await update.trigger({ params: { id: base.id }, body: { ...input, version: base.version } })
      if (!isDraft.current) await declare.trigger({ body: { shipmentIds: [base.id] } })
      return saved
    },
    reload: () => invalidate([get]),
    fields: shipmentFields,
    draft,
    onSaved(saved) {
      const words = isDraft.current ? t('form.saved') : t('form.declared', { number: saved.number })
      toast.show({ tone: 'positive', text: words })
      onSaved(saved)
    },
  })
  return {
    form,
    intend: (toDraft: boolean) => {
      isDraft.current = toDraft
    },
  }
}

const useValidate = (maxDeferralDays: number) => {
  const say = useRuleText()
  return useMemo(
    () => formValidator(shipmentRules({ today: today('Europe/Moscow'), maxDeferralDays }), say),
    [maxDeferralDays, say],
  )
}

const ShipmentForm = (props: FormProps) => {
  const { shipment, maxDeferralDays, onClose } = props
  const t = useShipmentsMessages()
  const { form, intend } = useShipmentForm(props)
  const validate = useValidate(maxDeferralDays)
  return (
    <FormDrawer
      form={form}
      validate={validate}
      width={WIDTH}
      title={shipment ? t('form.editTitle', { number: shipment.number }) : t('form.addTitle')}
      submit={t('form.declare')}
      other={{ label: t('form.save'), onSubmit: intend }}
      onClose={onClose}
    >
      <ShipmentFields known={shipment?.buyer} />
    </FormDrawer>
  )
}

/** Adds a shipment or changes a draft. */
export const ShipmentFormDrawer = ({
  id,
  onSaved,
  onClose,
}: {
  /** Of the draft, or `new`. */
  id: string
  onSaved: (shipment: DebtorShipmentCard) => void
  onClose: () => void
}) => {
  const t = useShipmentsMessages()
  const isNew = id === NEW
  const found = useShipment(isNew ? null : id)
  const conditions = useConditions()
  const terms = conditions.data?.terms
  if (terms && (isNew || found.data))
    return (
      <ShipmentForm
        shipment={isNew ? undefined : found.data}
        maxDeferralDays={terms.maxDeferralDays}
        onSaved={onSaved}
        onClose={onClose}
      />
    )
  const error: unknown = conditions.error ?? found.error
  return (
    <Drawer isOpen width={WIDTH} title={isNew ? t('form.addTitle') : t('card.untitled')} onOpenChange={onClose}>
      {error === undefined ? (
        <SkeletonText lines={12} />
      ) : (
        <LoadFailure error={error} onRetry={() => Promise.all([conditions.mutate(), found.mutate()])} />
      )}
    </Drawer>
  )
}
