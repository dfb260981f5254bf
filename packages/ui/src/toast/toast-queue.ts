import type { Tone } from '../internal/tone-icons.ts'

/** What a toast says and does. */
export interface ToastContent {
  /** One sentence without a full stop. */
  text: string
  tone?: Extract<Tone, 'neutral' | 'positive' | 'notice' | 'negative' | 'info'> | undefined
  /** One thing to do about it. A toast with an action stays until it is answered or closed. */
  action?: { readonly label: string; readonly onAction: () => void } | undefined
  /** Milliseconds until it goes; 3000 by the specification (section 9). `Infinity` stays. */
  duration?: number | undefined
}

export interface QueuedToast extends ToastContent {
  readonly id: number
}

/** Milliseconds that a toast stays by default (specification, section 9). */
export const toastDuration = 3000

/** How long a toast stays: actionable ones until they are answered. */
export const durationOf = ({ action, duration }: ToastContent): number =>
  duration ?? (action === undefined ? toastDuration : Number.POSITIVE_INFINITY)

const none: readonly QueuedToast[] = []

/** Toasts in the order of their coming, outside of React: any module may show one. */
export class ToastQueue {
  #toasts: readonly QueuedToast[] = none
  #lastId = 0
  readonly #listeners = new Set<() => void>()

  /** Shows a toast and returns its number. The same text twice at a time is one toast whose time starts anew. */
  show = (content: ToastContent | string): number => {
    const toast = typeof content === 'string' ? { text: content } : content
    this.#lastId += 1
    const id = this.#lastId
    this.#change([...this.#toasts.filter((other) => other.text !== toast.text), { ...toast, id }])
    return id
  }

  close = (id: number): void => this.#change(this.#toasts.filter((toast) => toast.id !== id))

  clear = (): void => this.#change(none)

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  current = (): readonly QueuedToast[] => this.#toasts

  /** The server shows none. */
  onServer = (): readonly QueuedToast[] => none

  #change(toasts: readonly QueuedToast[]): void {
    this.#toasts = toasts
    for (const listener of this.#listeners) listener()
  }
}

/** The queue of the application, shown by `ToastRegion`. */
export const toast = new ToastQueue()
