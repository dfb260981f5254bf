'use client'
import '../theme/scoped-reset.css.ts'
import '../theme/theme.css.ts'
import type { CabinetProviderProps } from '../provider/provider.tsx'
import { Surroundings } from '../provider/surroundings.tsx'
import { contents } from './scoped-provider.css.ts'

export interface ScopedProviderProps extends Omit<CabinetProviderProps, 'theme' | 'density'> {
  /** Of this part of the page and of what it opens; `light` by default, whatever the system shows. */
  theme?: CabinetProviderProps['theme']
  density?: CabinetProviderProps['density']
}

/**
 * Components of the library on a page that is not theirs: no reset and no fonts for the page, nothing written to
 * `<html>`. What they need stands under this element and under the lists and dialogs that are opened from it. Their font
 * is that of `--cabinet-font-family`.
 */
export function ScopedProvider(props: ScopedProviderProps) {
  const { children, locale = 'ru', words, theme = 'light', density, router } = props
  return (
    <div className={contents} data-cabinet-density={density} data-cabinet-scope="" data-cabinet-theme={theme}>
      <Surroundings locale={locale} router={router} words={words}>
        {children}
      </Surroundings>
    </div>
  )
}
