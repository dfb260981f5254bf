import type { SyntheticEvent } from 'react'
import { Canvas, Controls, Markdown } from '@storybook/addon-docs/blocks'
import { inAddress, useGlobals } from './globals.ts'

/** What the pages need of a story. */
export interface PreparedStory {
  id: string
  name: string
  moduleExport: object
  /** The toolbar's values that the story asks for. */
  storyGlobals?: Record<string, { value?: string } | string>
  parameters?: { docs?: { description?: { story?: string } } }
}

const phone = 360
const inSentence = (name: string): string => name.replaceAll(/(?<=.)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

/** Whether stories stand in frames: of a height in pixels, or as high as they are. */
interface Framing {
  frame: number | 'fit' | undefined
}

/** Makes a frame as high as what is in it, now and whenever that changes. */
const fit = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void => {
  const root = frame.contentDocument?.body
  if (root === undefined) return
  const measure = (): void => {
    frame.height = String(Math.max(80, Math.ceil(root.getBoundingClientRect().height)))
  }
  new ResizeObserver(measure).observe(root)
}

/** A story in a window of its own: what floats stays inside, media queries see its width. `embed` leaves its play out. */
function Frame({ story, height }: { story: PreparedStory; height: number | undefined }) {
  const globals = useGlobals()
  const { viewport, locale } = story.storyGlobals ?? {}
  const isPhone = typeof viewport === 'object' && viewport.value === 'phone'
  const asked = typeof locale === 'string' ? { ...globals, locale: locale as 'ru' | 'en' } : globals
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very Storybook
    <iframe
      className="doc-frame"
      height={height ?? 160}
      loading="lazy"
      onLoad={height === undefined ? fit : undefined}
      src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${inAddress(asked)}`}
      style={isPhone ? { width: phone } : undefined}
      title={`Example: ${story.name}`}
    />
  )
}

/** The first story with its controls; in a frame when it would cover the page. */
export function FramedStory({ story, frame }: Framing & { story: PreparedStory }) {
  if (frame === 'fit') return <Frame height={undefined} story={story} />
  if (frame !== undefined) return <Frame height={frame} story={story} />
  return (
    <div className="doc-primary">
      <Canvas of={story.moduleExport as never} />
      <details className="doc-more">
        <summary>Try it: change the props</summary>
        <Controls of={story.moduleExport as never} />
      </details>
    </div>
  )
}

const needsFrame = ({ storyGlobals = {} }: PreparedStory): boolean =>
  'viewport' in storyGlobals || 'locale' in storyGlobals

/** The other stories, each with the words above it. */
export function Examples({ stories, frame }: Framing & { stories: PreparedStory[] }) {
  return (
    <section className="doc-section">
      <h2 id="examples">Examples</h2>
      {stories.map((story) => {
        const words = story.parameters?.docs?.description?.story
        return (
          <div className="doc-example" key={story.id}>
            <h3>{inSentence(story.name)}</h3>
            {words !== undefined && <Markdown>{words}</Markdown>}
            {frame !== undefined || needsFrame(story) ? (
              <Frame height={frame === 'fit' ? undefined : frame} story={story} />
            ) : (
              <Canvas of={story.moduleExport as never} />
            )}
          </div>
        )
      })}
    </section>
  )
}
