import './docs.css'
import type { ComponentProps } from 'react'
import { DocsContainer } from '@storybook/addon-docs/blocks'
import { CabinetProvider } from '@cabinet/ui/provider'
import { docsTheme } from '../theme.ts'
import { useGlobals } from './globals.ts'

/** Around every page of the documentation: the toolbar's theme holds for the page too, and not for its examples alone. */
export function Container(props: ComponentProps<typeof DocsContainer>) {
  const { theme, density, locale } = useGlobals()
  return (
    <CabinetProvider density={density} locale={locale} theme={theme}>
      <DocsContainer {...props} theme={docsTheme(theme)} />
    </CabinetProvider>
  )
}
