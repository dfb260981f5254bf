import { Text } from '@cabinet/ui/text'
import { useRegistrationMessages } from './messages.ts'

/** Which of the steps of a registration this is: organization, person, code, password. */
export const StepNumber = ({ step }: { step: 1 | 2 | 3 | 4 }) => {
  const t = useRegistrationMessages()
  return (
    <Text size="caption" tone="muted">
      {t('step', { step })}
    </Text>
  )
}
