'use client'
import { useCallback } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import '../theme/scoped-reset.css.ts'
import '../theme/theme.css.ts'
import type { CabinetProviderProps } from '../provider/provider.tsx'
import { Surroundings } from '../provider/surroundings.tsx'
import { contents } from './scoped-provider.css.ts'

export interface ScopedProviderProps extends Omit<CabinetProviderProps, 'theme' | 'density'> {
  /** Of this part of the page and of what it opens; `light` by default, whatever the system shows. */
  theme?: CabinetProviderProps['theme']
  density?: CabinetProviderProps['density']
  /**
   * Where lists, menus, dialogs and tooltips are drawn, in place of the end of the page: an element in the shadow root or
   * in the frame that this part of the page is drawn into. The stylesheets of the library have to be there as well.
   */
  container?: Element | (() => Element | null) | undefined
}

/**
 * Components of the library on a page that is not theirs: no reset and no fonts for the page, nothing written to
 * `<html>`. What they need stands under this element and under the lists and dialogs that are opened from it. Their font
 * is that of `--cabinet-font-family`.
 */
export function ScopedProvider(props: ScopedProviderProps) {
  const { container, children, locale = 'ru', words, theme = 'light', density, router, aliveBesideDialogs } = props
  const getContainer = useCallback(() => {
    const element = typeof container === 'function' ? container() : container
    // Only then does react-aria look for the focus, and for what was pressed, inside of shadow roots.
    if (element?.getRootNode() instanceof ShadowRoot) enableShadowDOM()
    return (element ?? null) as HTMLElement | null
  }, [container])
  return (
    <div className={contents} data-cabinet-density={density} data-cabinet-scope="" data-cabinet-theme={theme}>
      <Surroundings aliveBesideDialogs={aliveBesideDialogs} locale={locale} router={router} words={words}>
        {container === undefined ? children : <PortalProvider getContainer={getContainer}>{children}</PortalProvider>}
      </Surroundings>
    </div>
  )
}
