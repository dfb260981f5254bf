import { InvisibleSmartCaptcha } from '@yandex/smart-captcha'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'

interface CaptchaWidgetProps {
  readonly siteKey: string
  readonly isAsked: boolean
  readonly onToken: (token: string) => void
  readonly onFailure: () => void
}

/** Yandex SmartCaptcha: shows a task only to visitors it doubts. Closing the task without solving it is a failure. */
export const CaptchaWidget = ({ siteKey, isAsked, onToken, onFailure }: CaptchaWidgetProps) => (
  <InvisibleSmartCaptcha
    sitekey={siteKey}
    language={useLocale()}
    visible={isAsked}
    onSuccess={onToken}
    onChallengeHidden={onFailure}
    onNetworkError={onFailure}
    onJavascriptError={onFailure}
  />
)
