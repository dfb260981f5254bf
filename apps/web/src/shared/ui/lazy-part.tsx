import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useSharedMessages } from '../messages.ts'
import { isCodeGone, reportError } from '../observe/errors.ts'
import { PartFailed } from './part-failed.tsx'

interface BoundaryProps {
  readonly onFailed: () => void
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Catches code that did not come, and nothing else: a part that fails by itself is a defect and belongs to the page. */
class CodeBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (!isCodeGone(error)) return
    reportError(error)
    this.props.onFailed()
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    if (!isCodeGone(this.state.error)) throw this.state.error
    return this.props.fallback
  }
}

/** The cabinet has toasts from its start. Pages before the sign-in do without them, and their weight. */
const say = async (text: string) => {
  const loaded = await import('@cabinet/ui/toast').catch(() => null)
  loaded?.toast.show({ tone: 'negative', text })
}

/** What a lazy part takes beside its own properties. */
export interface LazyPartProps {
  /**
   * For parts that open over the page: called when the code did not come, after a toast has said so. Close what was to
   * be opened; the next press asks for the code again. Without it a line with «Повторить» stands in the part's place.
   */
  readonly onFailed?: () => void
  /** Told when the code of a part inside the page did not come and a line in its place says so. */
  readonly onMissing?: () => void
  /** Shown while the code is on its way; without it the part waits together with what stands around it. */
  readonly loading?: ReactNode
}

/**
 * A part of a page whose code comes when it is first shown. Code that cannot be fetched takes nothing away but the part
 * itself: the page around it stays, and the part can be asked for again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyPartProps> => {
  const again = () => lazy(async () => ({ default: await load() }))
  let Part = again()
  return ({ onFailed, onMissing, loading, ...props }: Props & LazyPartProps) => {
    const t = useSharedMessages()
    const [attempt, setAttempt] = useState(0)
    const fail = () => {
      Part = again()
      if (!onFailed) return onMissing?.()
      void say(t('card.failed'))
      onFailed()
    }
    const part = <Part {...(props as unknown as Props)} />
    return (
      <CodeBoundary
        key={attempt}
        onFailed={fail}
        fallback={!onFailed && <PartFailed onRetry={() => setAttempt(attempt + 1)} />}
      >
        {loading === undefined && !onFailed ? part : <Suspense fallback={loading}>{part}</Suspense>}
      </CodeBoundary>
    )
  }
}
