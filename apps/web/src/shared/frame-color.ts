/**
 * Grounds of the page in the themes that do not follow the system, for the frame that the browser draws around it. The
 * two of the system stand in `index.html`; a test compares all of them with what the page is painted in.
 */
const frameColors = { light: '#f3f6f9', dark: '#0e1319' } as const

/** The script for the head of a page: the frame has the colour of the chosen theme before anything is painted. */
export const frameColorSource =
  `(c=>{if(c){const m=document.createElement("meta");m.name="theme-color";m.content=c;document.head.append(m)}})` +
  `(${JSON.stringify(frameColors)}[document.documentElement.dataset.cabinetTheme])`

/** Gives the frame the colour of a theme; one that follows the system is left to the page. */
export const setFrameColor = (theme: string): void => {
  const color = (frameColors as Readonly<Record<string, string>>)[theme]
  const given = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]:not([media])')
  if (color === undefined) return given?.remove()
  const meta = given ?? Object.assign(document.createElement('meta'), { name: 'theme-color' })
  meta.content = color
  // The first that fits counts: those of the system come after it.
  if (!given) document.head.prepend(meta)
}
