'use client'
import {
  useContext,
  useEffect,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { filterDOMProps } from 'react-aria/filterDOMProps'
import { mergeProps } from 'react-aria/mergeProps'
import { useButton } from 'react-aria/useButton'
import { useFocusRing } from 'react-aria/useFocusRing'
import { useHover } from 'react-aria/useHover'
import { ButtonContext, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useMergedRefs } from '../merge-refs.ts'
import { announceNameOf } from './announce.ts'

export interface PressButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'render' | 'isDisabled'
> {
  children: ReactNode
  className: string
  isDisabled?: boolean | undefined
  style?: CSSProperties | undefined
  /** Looks pressed while what it opens is open. */
  isPressed?: boolean
  /** Receives the element too, for what stands beside the button. */
  anchor?: RefObject<HTMLButtonElement | null>
  ref?: Ref<HTMLButtonElement> | undefined
}

type Surroundings = Partial<AriaButtonProps> & { ref?: Ref<HTMLButtonElement>; isPressed?: boolean }

/** What the component around it says to a button in this slot: a trigger, a dialog with its `close`. */
const useSurroundings = (slot: string | null | undefined): Surroundings => {
  const context = useContext(ButtonContext)
  if (slot === null || !context) return {}
  // Where there are slots, a button without one is on its own.
  return ('slots' in context ? (context.slots?.[slot ?? ''] ?? {}) : context) as Surroundings
}

// An unavailable button still hears focus and hover, so that its bubble comes and goes.
const ofPress = /^on(Press|Key|Click|Drag|Touch|(Pointer|Mouse)(Down|Up))/

/** The props of a button without those that a press would call. */
export const withoutPresses = <T extends object>(props: T): T =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !ofPress.test(name))) as T

/**
 * Leaves the focus in the field while a button that sends the form is pressed. A field that loses the focus is checked,
 * its error takes room, and the button would move away from under the finger before the press is over.
 */
const keepFieldFocused = (event: MouseEvent<HTMLButtonElement>): void => {
  if (event.currentTarget.form?.matches(':focus-within')) event.preventDefault()
}

/**
 * The button under `Button` and `IconButton`: that of react-aria-components, in a seventh less code, for it never stands
 * in a hidden collection and draws nothing by functions. It listens to the same contexts, so triggers and slots work.
 */
export function PressButton({ anchor: outer, ref, ...own }: PressButtonProps) {
  const inner = useRef<HTMLButtonElement>(null)
  const anchor = outer ?? inner
  const { ref: surroundingRef, ...surroundings } = useSurroundings(own.slot)
  const merged = useMergedRefs(useMergedRefs(anchor, ref), surroundingRef)
  const props = mergeProps(surroundings, own)
  const { isPending = false, isDisabled = false, type = 'button' } = props
  const { buttonProps, isPressed } = useButton(props, anchor)
  const { focusProps, isFocused, isFocusVisible } = useFocusRing(props)
  const { hoverProps, isHovered } = useHover({ ...props, isDisabled: isDisabled || isPending })
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current !== isPending) announceNameOf(anchor.current)
    wasPending.current = isPending
  }, [anchor, isPending])
  const { onClick: _, ...dom } = filterDOMProps(props, { global: true })
  return (
    <button
      {...mergeProps(dom, isPending ? withoutPresses(buttonProps) : buttonProps, focusProps, hoverProps, {
        onMouseDown: type === 'submit' ? keepFieldFocused : undefined,
      })}
      ref={merged}
      aria-disabled={isPending || buttonProps['aria-disabled']}
      className={own.className}
      data-disabled={isDisabled || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-focused={isFocused || undefined}
      data-hovered={isHovered || undefined}
      data-pending={isPending || undefined}
      data-pressed={((props.isPressed || isPressed) && !isPending) || undefined}
      slot={own.slot ?? undefined}
      style={own.style}
      // While it waits, Enter in a field must not send the form again.
      type={isPending ? 'button' : type}
    >
      {own.children}
    </button>
  )
}
