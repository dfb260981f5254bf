import { Dialog } from '@cabinet/ui/dialog'
import { useShellMessages } from '../messages.ts'
import * as styles from './lk-keys.css.ts'

/** What the keyboard does everywhere in the cabinet. */
export const Keys = ({ onClose, searchKeys }: { onClose: () => void; searchKeys: string }) => {
  const t = useShellMessages()
  const rows = [
    [searchKeys, t('keys.search')],
    ['↑ ↓', t('keys.move')],
    ['Enter', t('keys.open')],
    ['Esc', t('keys.close')],
    ['Tab', t('keys.next')],
    ['?', t('keys.keys')],
  ] as const
  return (
    <Dialog isDismissable hasCloseButton isOpen title={t('shell.keys')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <dl className={styles.list}>
        {rows.map(([keys, does]) => (
          <div key={keys} className={styles.row}>
            <dt className={styles.keys}>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd className={styles.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
