import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Switch } from '@cabinet/ui/switch'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useModules, useSetModule } from '../../data.ts'
import { Loaded } from '../../../../shared/loaded.tsx'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { type PanelMessageId, usePanelMessages } from './messages.ts'

/** Names of the areas; one that is new here is called as its folder is. */
const titles: Readonly<Record<string, PanelMessageId>> = {
  claim: 'flags.claim',
  debtor: 'flags.debtor',
  finance: 'flags.finance',
  seller: 'flags.seller',
  sender: 'flags.sender',
}

/**
 * A switch that was turned changes what the person has, so all pages are built anew, this one too: the new one gives the
 * focus back to it.
 */
let turned: string | undefined
const takeTurned = (): string | undefined => {
  const name = turned
  turned = undefined
  return name
}

/** Areas of the product, switched on and off for everybody while it runs. */
export const FlagsTab = () => {
  const t = usePanelMessages()
  const attempt = useAttempt()
  const { trigger } = useSetModule()
  const [focused] = useState(takeTurned)
  const turn = (name: string, isOn: boolean) =>
    attempt(async () => {
      turned = name
      await trigger({ params: { name }, body: { isOn } })
    })
  return (
    <Loaded of={useModules()}>
      {({ modules }) => (
        <Card>
          <Stack gap={24}>
            <Stack gap={8}>
              <Heading level={2}>{t('flags.title')}</Heading>
              <Text tone="muted" hasMeasure>
                {t('flags.text')}
              </Text>
            </Stack>
            {modules.map(({ name, isOn }) => {
              const title = titles[name]
              return (
                <Switch
                  key={name}
                  autoFocus={name === focused}
                  isSelected={isOn}
                  onChange={(next) => void turn(name, next)}
                >
                  {title ? t(title) : name}
                </Switch>
              )
            })}
          </Stack>
        </Card>
      )}
    </Loaded>
  )
}
