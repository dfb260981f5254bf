import { LONGEST_REASON, type OrganizationModule, SHORTEST_REASON } from '@cabinet/contract/organization/staff'
import { TextArea } from '@cabinet/ui/text-area'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { first, max, min, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useAreaTitle } from './area-names.ts'
import { useSetModule } from './data.ts'
import { useStaffMessages } from './messages.ts'

/** Takes an area away from an organization or gives it back, and asks why. */
export const AreaDialog = ({
  organizationId,
  area,
  onClose,
}: {
  organizationId: string
  area: OrganizationModule
  onClose: () => void
}) => {
  const t = useStaffMessages()
  const say = useRuleText()
  const title = useAreaTitle()
  const { trigger } = useSetModule()
  const way = area.isExcluded ? 'on' : 'off'
  const mustSay = useMemo(
    () => fieldValidator(first<'required' | 'min' | 'max'>(required, min(SHORTEST_REASON), max(LONGEST_REASON)), say),
    [say],
  )
  return (
    <FormDialog<{ reason: string }>
      tone={area.isExcluded ? 'accent' : 'negative'}
      title={t(`area.${way}.title`, { name: title(area.name) })}
      text={t(`area.${way}.text`)}
      submit={t(`area.${way}.submit`)}
      done={t(`area.${way}.done`)}
      fields={['reason']}
      onSubmit={({ reason }) =>
        trigger({
          params: { id: organizationId, module: area.name },
          body: { isExcluded: !area.isExcluded, reason },
        })
      }
      onClose={onClose}
    >
      <FormField<string> name="reason" empty="" validate={mustSay}>
        {(field) => (
          <TextArea
            {...field}
            isRequired
            rows={3}
            label={t('area.reason')}
            description={t('area.reasonHint')}
            maxLength={LONGEST_REASON}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
