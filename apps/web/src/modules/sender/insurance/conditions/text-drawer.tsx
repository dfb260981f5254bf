import type { InsuranceConditions, InsuranceText } from '@cabinet/contract/sender/insurance'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { Drawer } from '@cabinet/ui/drawer'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Prose } from '../../../../shared/ui/prose.tsx'
import { useConditionsMessages } from './messages.ts'
import offer from './texts/offer-contract.md?raw'
import rules from './texts/insurance-rules.md?raw'

const WIDTH = 680

const texts: Readonly<Record<InsuranceText, string>> = { INSURANCE_RULES: rules, OFFER_CONTRACT: offer }

/** The rules or the offer to read, in Russian as they are agreed to. */
export const TextDrawer = ({
  text: { type, version },
  onClose,
}: {
  text: InsuranceConditions['texts'][number]
  onClose: () => void
}) => {
  const t = useConditionsMessages()
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={t(`docs.${type}`)}
      onOpenChange={onClose}
      footer={
        <Button variant="outline" tone="neutral" onPress={onClose}>
          {t('docs.close')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text tone="muted">{t.rich('docs.version', { date: <DateText key="date" value={version} /> })}</Text>
        <Prose>{texts[type]}</Prose>
      </Stack>
    </Drawer>
  )
}
