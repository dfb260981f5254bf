import { emailPage } from '@cabinet/contract/dev'
import { Tabs } from '@cabinet/ui/tabs'
import { runtimeConfig } from '../../../../shared/config/runtime-config.ts'
import * as styles from './email-view.css.ts'
import { usePanelMessages } from './messages.ts'

interface EmailViewProps {
  readonly subject: string
  readonly body: string
  /** Null for a text message, which has no other form. */
  readonly pageKey: string | null
}

const Plain = ({ body }: { body: string }) => <pre className={styles.plain}>{body}</pre>

/** An email in both its forms. The frame may do nothing: no script, no form, no way out. */
export const EmailView = ({ subject, body, pageKey }: EmailViewProps) => {
  const t = usePanelMessages()
  if (pageKey === null) return <Plain body={body} />
  const source = `${runtimeConfig().apiUrl}${emailPage.path}?key=${encodeURIComponent(pageKey)}`
  return (
    <Tabs
      label={t('email.forms')}
      items={[
        {
          id: 'html',
          title: t('email.html'),
          content: <iframe className={styles.frame} sandbox="" src={source} title={subject} />,
        },
        { id: 'plain', title: t('email.plain'), content: <Plain body={body} /> },
      ]}
    />
  )
}
