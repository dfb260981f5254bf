import { letterPage } from '@cabinet/contract/dev'
import { Tabs } from '@cabinet/ui/tabs'
import { runtimeConfig } from '../../../../shared/config/runtime-config.ts'
import * as styles from './letter-view.css.ts'
import { usePanelWords } from './words.ts'

interface LetterViewProps {
  readonly subject: string
  readonly body: string
  /** Null for a text message, which has no other form. */
  readonly pageKey: string | null
}

const Plain = ({ body }: { body: string }) => <pre className={styles.plain}>{body}</pre>

/** A letter in both its forms. The frame may do nothing: no script, no form, no way out. */
export const LetterView = ({ subject, body, pageKey }: LetterViewProps) => {
  const t = usePanelWords()
  if (pageKey === null) return <Plain body={body} />
  const source = `${runtimeConfig().apiUrl}${letterPage.path}?key=${encodeURIComponent(pageKey)}`
  return (
    <Tabs
      label={t('letter.forms')}
      items={[
        {
          id: 'html',
          title: t('letter.html'),
          content: <iframe className={styles.frame} sandbox="" src={source} title={subject} />,
        },
        { id: 'plain', title: t('letter.plain'), content: <Plain body={body} /> },
      ]}
    />
  )
}
