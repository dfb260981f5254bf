import type { Fault } from '@cabinet/contract/dev'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Switch } from '@cabinet/ui/switch'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useFaults, useSetFault } from '../../data.ts'
import { Loaded } from '../../../../shared/loaded.tsx'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { usePanelMessages } from './messages.ts'

/** Failures with names: switch one on and look how the product bears it. */
export const FaultsTab = () => {
  const t = usePanelMessages()
  const attempt = useAttempt()
  const { trigger } = useSetFault()
  const [isClearing, setClearing] = useState(false)
  const turn = (name: Fault, isOn: boolean) =>
    attempt(async () => {
      await trigger({ params: { name }, body: { isOn } })
    })
  return (
    <Loaded of={useFaults()}>
      {({ faults }) => {
        const on = faults.filter(({ isOn }) => isOn)
        const clear = async () => {
          setClearing(true)
          for (const { name } of on) await turn(name, false)
          setClearing(false)
        }
        return (
          <Card>
            <Stack gap={24}>
              <Stack gap={8}>
                <Heading level={2}>{t('faults.title')}</Heading>
                <Text tone="muted" hasMeasure>
                  {t('faults.text')}
                </Text>
              </Stack>
              {faults.map(({ name, isOn }) => (
                <Switch
                  key={name}
                  isSelected={isOn}
                  description={t(`faults.${name}.text`)}
                  onChange={(next) => void turn(name, next)}
                >
                  {t(`faults.${name}`)}
                </Switch>
              ))}
              <Inline>
                <Button
                  variant="outline"
                  tone="neutral"
                  isLoading={isClearing}
                  {...(on.length === 0 && { disabledReason: t('faults.none') })}
                  onPress={() => void clear()}
                >
                  {t('faults.clear')}
                </Button>
              </Inline>
            </Stack>
          </Card>
        )
      }}
    </Loaded>
  )
}
