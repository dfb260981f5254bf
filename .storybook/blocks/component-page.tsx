import { useContext } from 'react'
import { DocsContext, Markdown, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentDocs } from '../../packages/ui/docs/component-docs.ts'
import { entryOf, type Entry } from './catalog.ts'
import { Examples, FramedStory, type PreparedStory } from './examples.tsx'
import { PropsTable } from './props-table.tsx'
import { Words } from './words.tsx'

const sentences = (text: string): string => text.replaceAll(/(?<=[a-zа-яё`)»])\n(?=\S)/gi, ' ')

function Instead({ docs }: { docs: ComponentDocs }) {
  const cases = Object.entries(docs.instead)
  if (cases.length === 0) return null
  return (
    <section className="doc-section">
      <h2 id="instead">When not to use it</h2>
      <dl className="doc-pairs">
        {cases.map(([name, when]) => (
          <div key={name}>
            <dt>
              <Words>{`\`${name}\``}</Words>
            </dt>
            <dd>
              <Words>{when}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Anatomy({ docs }: { docs: ComponentDocs }) {
  return (
    <section className="doc-section">
      <h2 id="anatomy">Anatomy</h2>
      <ol className="doc-anatomy">
        {Object.entries(docs.anatomy).map(([part, what]) => (
          <li key={part}>
            {/^[a-z]/.test(part) ? <code className="doc-prop">{part}</code> : <strong>{part}</strong>}
            <span>
              <Words>{what}</Words>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Keys({ docs }: { docs: ComponentDocs }) {
  const keys = Object.entries(docs.keys)
  return (
    <section className="doc-section">
      <h2 id="accessibility">Keyboard and screen readers</h2>
      {keys.length === 0 ? (
        <p>It takes no keys: there is nothing in it to press.</p>
      ) : (
        <table className="doc-table doc-keys">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([names, what]) => (
              <tr key={names}>
                <th scope="row">
                  {names.split(', ').map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </th>
                <td>
                  <Words>{what}</Words>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {docs.accessibility !== undefined && (
        <ul className="doc-list">
          {docs.accessibility.map((note) => (
            <li key={note}>
              <Words>{note}</Words>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Advice({ docs }: { docs: ComponentDocs }) {
  const card = (kind: 'do' | 'dont', title: string, lines: readonly string[]) => (
    <div className={`doc-advice doc-${kind}`}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <section className="doc-section doc-two">
      {card('do', 'Do', docs.do)}
      {card('dont', 'Don’t', docs.dont)}
    </section>
  )
}

const importLine = ({ folder, components }: Entry, fallback: string): string =>
  `import { ${components.map(({ name }) => name).join(', ') || fallback} } from '@cabinet/ui/${folder}'`

function Documented({ entry, docs, stories }: { entry: Entry; docs: ComponentDocs; stories: PreparedStory[] }) {
  const [primary, ...others] = stories
  const [main, ...parts] = entry.components
  return (
    <>
      <p className="doc-lead">
        <Words>{docs.purpose}</Words>
      </p>
      <pre className="doc-import">
        <code>{importLine(entry, main?.name ?? '')}</code>
      </pre>
      {primary !== undefined && <FramedStory frame={docs.frame} story={primary} />}
      <Advice docs={docs} />
      <Instead docs={docs} />
      <Anatomy docs={docs} />
      <Keys docs={docs} />
      <section className="doc-section">
        <h2 id="props">Props</h2>
        {main !== undefined && <PropsTable of={main} />}
        {parts.map((part) => (
          <div key={part.name}>
            <h3>{part.name}</h3>
            {part.description !== '' && (
              <p>
                <Words>{sentences(part.description)}</Words>
              </p>
            )}
            <PropsTable of={part} />
          </div>
        ))}
      </section>
      {others.length > 0 && <Examples frame={docs.frame} stories={others} />}
    </>
  )
}

/** The page of a component: what people decided, what the compiler knows, and the stories, on one page. */
export function ComponentPage() {
  const resolved = useOf('meta', ['meta'])
  const { title } = resolved.preparedMeta
  const stories = useContext(DocsContext).componentStories() as unknown as PreparedStory[]
  const entry = title.startsWith('Components/') ? entryOf(title.replace('Components/', '')) : undefined
  if (entry?.docs !== undefined) {
    return (
      <>
        <Title />
        <div className="doc sb-unstyled">
          <Documented docs={entry.docs} entry={entry} stories={stories} />
        </div>
      </>
    )
  }
  const comment: unknown = resolved.preparedMeta.parameters['docs']?.description?.component
  const [primary, ...others] = stories
  return (
    <>
      <Title />
      <div className="doc sb-unstyled">
        {typeof comment === 'string' && (
          <div className="doc-prose">
            <Markdown>{comment}</Markdown>
          </div>
        )}
        {primary !== undefined && <FramedStory frame="fit" story={primary} />}
        {others.length > 0 && <Examples frame="fit" stories={others} />}
      </div>
    </>
  )
}
