import type { OrganizationShort } from '@cabinet/contract/people/user'
import { IconButton } from '@cabinet/ui/icon-button'
import { toast } from '@cabinet/ui/toast'
import { Copy, Moon, Sun } from 'lucide-react'
import { setTheme, useIsDark } from '../../shared/theme.ts'
import { useShellMessages } from '../messages.ts'
import * as styles from './lk-top-line.css.ts'

/** What a payment order asks for, copied by one press from any page; nothing before there is an account. */
export const CopyRequisites = ({ organization }: { organization: OrganizationShort }) => {
  const t = useShellMessages()
  const { shortName, itn, kpp, paymentDetails } = organization
  const account = paymentDetails.find(({ isMain }) => isMain) ?? paymentDetails[0]
  if (!account) return null
  const { settlementAccount: settlement, correspondentAccount: correspondent, bankName: bank, bik } = account
  const copy = async () => {
    const text = t('shell.requisites', {
      name: shortName,
      itn,
      kpp: kpp ?? 'none',
      settlement,
      bank,
      bik,
      correspondent,
    })
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ tone: 'positive', text: t('shell.requisitesCopied') })
    } catch {
      // Without https or permission there is no clipboard to write to.
      toast.show({ tone: 'negative', text: t('shell.requisitesFailed') })
    }
  }
  return (
    <span className={styles.roomyOnly}>
      <IconButton
        icon={Copy}
        size="small"
        label={t('shell.copyRequisites')}
        data-track="copy-requisites"
        onPress={() => void copy()}
      />
    </span>
  )
}

/** Between light and dark by one press; the contrast theme and that of the system are in the menu of the person. */
export const ThemeButton = () => {
  const t = useShellMessages()
  const isDark = useIsDark()
  const next = isDark ? 'light' : 'dark'
  return (
    <span className={styles.roomyOnly}>
      <IconButton
        icon={isDark ? Sun : Moon}
        label={t('shell.setTheme', { theme: t(`shell.theme.${next}`).toLowerCase() })}
        data-track="theme"
        onPress={() => setTheme(next)}
      />
    </span>
  )
}
