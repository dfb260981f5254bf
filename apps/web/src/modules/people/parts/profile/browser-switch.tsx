import { Switch } from '@cabinet/ui/switch'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useProfileMessages } from './messages.ts'
import { useBrowserNotices } from './use-browser-notices.ts'

/** What the browser refuses itself, nobody has answered to. */
const isOfBrowser = (error: unknown): boolean => error instanceof DOMException || error instanceof TypeError

/** Notifications in this very browser. They are off until the person agrees, to us and to the browser. */
export const BrowserSwitch = () => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const { obstacle, isKnown, isBusy, isOn, change } = useBrowserNotices()
  const onChange = async (next: boolean) => {
    try {
      if (await change(next)) toast.show({ tone: 'positive', text: t('notifications.saved') })
    } catch (error) {
      const text = isOfBrowser(error) ? t('notifications.browser.failed') : problemOf(error, shared).message
      toast.show({ tone: 'negative', text })
    }
  }
  return (
    <Switch
      name="browser"
      isSelected={isOn}
      isDisabled={!isKnown || isBusy || obstacle !== null}
      description={t(obstacle === null ? 'notifications.browser.help' : `notifications.browser.${obstacle}`)}
      onChange={(next) => void onChange(next)}
    >
      {t('notifications.browser')}
    </Switch>
  )
}
