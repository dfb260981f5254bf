import { Markdown } from '@storybook/addon-docs/blocks'

const released = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  eager: true,
  import: 'default',
  query: '?raw',
})
const coming = import.meta.glob<string>('../../.changeset/*.md', { eager: true, import: 'default', query: '?raw' })

const packages = ['@cabinet/ui', '@cabinet/validators']
const frontMatter = /^---\n([\s\S]*?)\n---\n/

/** What the next release brings, package by package: the notes that wait for it. */
export function Coming() {
  const notes = Object.values(coming)
  return packages.map((name) => {
    const own = notes.filter((text) => frontMatter.exec(text)?.[1]?.includes(`'${name}'`))
    return (
      <section key={name}>
        <h3>{name}</h3>
        {own.length === 0 && <p>Nothing yet.</p>}
        {own.map((text) => (
          <Markdown key={text}>{text.replace(frontMatter, '').replaceAll(';<', '<')}</Markdown>
        ))}
      </section>
    )
  })
}

/** What was released, from the changelogs that the release writes. */
export function Released() {
  const texts = Object.values(released)
  if (texts.length === 0) return <p>The first release is being prepared.</p>
  return texts.map((text) => <Markdown key={text}>{text.replace(/^# /, '## ')}</Markdown>)
}
