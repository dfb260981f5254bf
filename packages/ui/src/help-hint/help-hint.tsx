'use client'
import type { ReactNode } from 'react'
import { CircleQuestionMark } from 'lucide-react'
import { useWords } from '../i18n/define-words.ts'
import { helpHintWords } from '../i18n/help-hint.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { Link } from '../link/link.tsx'
import { Popover, type PopoverProps } from '../popover/popover.tsx'
import * as styles from './help-hint.css.ts'
import { HelpPicture, type HelpPicturePart } from './help-picture.tsx'

/** A picture that shows where to look. */
export interface HelpHintPicture {
  src: string
  /** What is to be seen, for those who do not see it. */
  alt: string
}

/** Where more is to be read. */
export interface HelpHintLink {
  href: string
  /** Says where it leads: «Как заключить договор». */
  label: string
  /** Opens in a new tab, so that what is being filled in stays. */
  isExternal?: boolean | undefined
}

export interface HelpHintProps
  extends
    CommonProps<HTMLButtonElement>,
    DataAttributes,
    PartsProps<HelpPicturePart | 'icon' | 'panel' | 'title' | 'text' | 'link'> {
  /** What the help is about: «Где найти номер договора». The title of the panel and the name of the button. */
  title: string
  /** The help: a sentence or two. */
  children: ReactNode
  picture?: HelpHintPicture | undefined
  link?: HelpHintLink | undefined
  /** `icon`: a question mark beside a label or a text. `text`: the title itself is the button. */
  variant?: 'icon' | 'text' | undefined
  placement?: PopoverProps['placement']
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/**
 * Help in its place: a button that opens a short text, with a picture and a link where they help. Put it after a text,
 * or into `labelAction` of a field; never into its label, where its name would become a part of the name of the field.
 */
export function HelpHint(asGiven: HelpHintProps) {
  const [part, props] = takeParts(asGiven)
  const { classNames: ownClasses, slotProps } = asGiven
  const {
    title,
    children,
    picture,
    link,
    variant = 'icon',
    placement = 'bottom start',
    defaultOpen,
    onOpenChange,
    ...rest
  } = props
  const { className, style, ref, ...data } = rest
  const words = useWords(helpHintWords)
  // No slot: inside a select or a date field it would become the button of that field.
  const button =
    variant === 'icon' ? (
      <IconButton
        data-track="help-hint"
        {...data}
        {...given({ style })}
        ref={ref}
        className={classNames(styles.icon, className)}
        classNames={{ icon: ownClasses?.icon }}
        icon={CircleQuestionMark}
        label={words.help(title)}
        size="small"
        slot={null}
        slotProps={{ icon: slotProps?.icon }}
      />
    ) : (
      <PressButton
        data-track="help-hint"
        {...data}
        {...given({ style })}
        ref={ref}
        className={classNames(styles.text, className)}
        slot={null}
      >
        <Icon {...part('icon')} of={CircleQuestionMark} size={16} />
        {title}
      </PressButton>
    )
  return (
    <Popover
      className={styles.panel}
      classNames={ownClasses}
      placement={placement}
      slotProps={slotProps}
      title={title}
      trigger={button}
      {...given({ defaultOpen, onOpenChange })}
    >
      <div {...part('text', styles.body)}>{children}</div>
      {picture && <HelpPicture part={part} picture={picture} title={title} />}
      {link && (
        <Link isStandalone {...part('link', styles.link)} href={link.href} isExternal={link.isExternal}>
          {link.label}
        </Link>
      )}
    </Popover>
  )
}
