'use client'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { useWords } from '../i18n/define-words.ts'
import { overlayWords } from '../i18n/overlay.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { X } from '../icon/lines.tsx'
import { classNames } from './class-names.ts'
import { FocusBack } from './focus-back.tsx'
import * as styles from './overlay.css.ts'
import type { PartOf } from './parts.ts'
import { given, type DataAttributes } from './props.ts'

/** Content that may need to close what it stands in. */
export type ClosableContent = ReactNode | ((options: { close: () => void }) => ReactNode)

export interface DialogFrameProps extends DataAttributes {
  title: ReactNode
  children?: ClosableContent
  footer?: ClosableContent
  hasCloseButton?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  ref?: Ref<HTMLElement> | undefined
  part: PartOf<'header' | 'title' | 'close' | 'body' | 'footer'>
}

const contentOf = (content: ClosableContent, close: () => void): ReactNode =>
  typeof content === 'function' ? content({ close }) : content

/** The body; while it scrolls it can be focused, so that the keyboard reaches what is below. */
function ScrollBody({ children, part }: { children: ReactNode; part: PartOf<'body'> }) {
  const words = useWords(overlayWords)
  const body = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const element = body.current
    if (element === null) return
    const observer = new ResizeObserver(() => setScrollable(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  const focusable = isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': words.content } : {}
  return (
    <div ref={body} {...part('body', styles.body)} {...focusable}>
      <div>{children}</div>
    </div>
  )
}

/** Title, body that scrolls, footer: the inside of dialogs and drawers. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, children, footer, hasCloseButton = true, className, style, role, ref, part, ...rest } = props
  const words = useWords(overlayWords)
  return (
    <AriaDialog {...rest} {...given({ style, role })} ref={ref} className={classNames(styles.frame, className)}>
      {({ close }) => (
        <>
          <FocusBack />
          <header {...part('header', styles.header)}>
            <AriaHeading {...part('title', styles.title)} level={2} slot="title">
              {title}
            </AriaHeading>
            {hasCloseButton && (
              <IconButton
                data-track="dialog-close"
                {...part('close', styles.close)}
                icon={X}
                label={words.close}
                slot={null}
                onPress={close}
              />
            )}
          </header>
          <ScrollBody part={part}>{contentOf(children, close)}</ScrollBody>
          {footer !== undefined && <footer {...part('footer', styles.footer)}>{contentOf(footer, close)}</footer>}
        </>
      )}
    </AriaDialog>
  )
}
