import { pages } from '@cabinet/contract/pages'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { Link } from '@cabinet/ui/link'
import { Text } from '@cabinet/ui/text'
import { serviceNames } from '../../shared/config/service-names.ts'
import { useIntl } from '../../shared/intl/messages.ts'
import { useShellMessages } from '../messages.ts'
import { menuOf } from '../registry.ts'
import * as styles from './frame.css.ts'

/** Every section of the person, one press away: one page that fails locks nobody out of the others. */
export const ErrorSections = ({ user }: { readonly user: CurrentUser }) => {
  const t = useShellMessages()
  const intl = useIntl()
  const say = (id: string) => String(intl.formatMessage({ id }, serviceNames()))
  return (
    <nav aria-label={t('shell.navigation')} className={styles.sections}>
      {menuOf(user).map(({ module, title, items }) => (
        <section key={module} className={styles.group}>
          {title !== null && (
            <Text as="span" size="caption" tone="muted">
              {say(title)}
            </Text>
          )}
          <ul className={styles.links}>
            {items.map((item) => (
              <li key={item.path}>
                <Link data-track={item.title} href={item.path}>
                  {say(item.title)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.group}>
        <ul className={styles.links}>
          <li>
            <Link data-track="app.menu.help" href={pages.help()}>
              {t('menu.help')}
            </Link>
          </li>
          <li>
            <Link data-track="app.shell.profile" href={pages.profile()}>
              {t('shell.profile')}
            </Link>
          </li>
        </ul>
      </section>
    </nav>
  )
}
