// The pictures that are kept: few enough to be looked at, chosen so that every part of the look is on one of them.
import { everyMode, usualModes } from '../../packages/ui/docs/modes.ts'

/**
 * @typedef {object} Picture
 * @property {string} name Name of the file, without its ending.
 * @property {string} story Id of the story.
 * @property {import('../../packages/ui/docs/modes.ts').Mode} mode In what it is looked at.
 * @property {boolean} isWindow The whole window, for what floats over the page; otherwise the story alone.
 */

/**
 * Story, whether it floats, modes. What only colours say is looked at in three themes at one width; what breaks by
 * width, at several widths in one theme. Russian texts are the longer ones, so English stands where words are written
 * by the library itself. A story's interactions must hold in the mode: what asks for Russian words is not taken in English.
 *
 * @type {readonly (readonly [story: string, shot: 'story' | 'window', ...modes: string[]])[]}
 */
const chosen = [
  // Tokens, as the smallest components show them.
  ['components-button--tones-and-variants', 'story', 'desktop light ru', 'desktop dark ru', 'desktop contrast ru'],
  ['components-badge--tones', 'story', 'desktop light ru', 'desktop dark ru', 'desktop contrast ru'],
  ['components-banner--tones', 'story', 'phone light ru', 'desktop dark ru', 'desktop contrast ru'],
  ['components-text--sizes', 'story', 'desktop light ru', 'zoomed light ru'],
  ['components-heading--long-on-phone', 'story', 'phone light ru'],
  ['components-avatar--every-hue', 'story', 'desktop light ru'],
  // Fields and choices.
  ['components-textfield--with-parts', 'story', 'desktop light ru'],
  ['components-textfield--invalid', 'story', 'desktop light ru', 'desktop dark ru', 'desktop contrast ru'],
  ['components-moneyfield--long-text-on-phone', 'story', 'phone light ru'],
  ['components-passwordfield--with-checklist', 'story', 'desktop light ru'],
  ['components-datefield--calendar-open', 'window', 'desktop light ru', 'phone dark ru'],
  ['components-datefield--english', 'window', 'desktop contrast en'],
  ['components-select--open', 'window', 'desktop light ru', 'desktop dark ru'],
  ['components-multiselect--open', 'window', 'phone light ru'],
  ['components-checkbox--states', 'story', 'desktop light ru'],
  ['components-switch--states', 'story', 'desktop dark ru'],
  ['components-choicecard--default', 'story', 'desktop light ru', 'phone dark ru'],
  ['components-fileupload--attached', 'story', 'desktop light ru', 'phone light en'],
  // Registers.
  ['components-datatable--default', 'story', 'desktop light ru', 'desktop dark ru', 'desktop contrast ru'],
  ['components-datatable--cards', 'story', 'phone light ru'],
  ['components-pagination--middle', 'story', 'desktop light en', 'phone light ru'],
  ['components-filterbar--all-forms', 'story', 'desktop light ru', 'phone light ru'],
  ['components-summarystrip--long-texts', 'story', 'phone light ru'],
  ['components-statcard--filters', 'story', 'desktop light ru', 'phone dark ru'],
  // Facts and progress.
  ['components-productcard--in-grid', 'story', 'desktop light ru', 'desktop dark ru'],
  ['components-productcard--on-phone', 'story', 'phone light ru'],
  ['components-statussteps--default', 'story', 'desktop light ru'],
  ['components-statussteps--english', 'story', 'phone light en'],
  ['components-timeline--long-texts', 'story', 'phone light ru'],
  ['components-calendarmonth--default', 'story', 'desktop light ru'],
  ['components-calendarmonth--english', 'story', 'phone dark en'],
  ['components-minichart--bars', 'story', 'desktop light ru'],
  // What floats.
  ['components-dialog--open', 'window', 'desktop light ru'],
  ['components-dialog--on-phone', 'window', 'phone dark ru'],
  ['components-wizarddialog--good-result', 'window', 'desktop light ru'],
  ['components-wizarddialog--long-text-on-phone', 'window', 'phone dark ru'],
  ['components-drawer--open', 'window', 'desktop light ru'],
  ['components-commandpalette--all-commands', 'window', 'desktop dark ru'],
  ['components-toast--tones', 'window', 'phone light ru'],
  // Whole screens.
  ['components-sidenav--default', 'story', 'desktop light ru'],
  ['patterns-empty-states--six-reasons', 'story', 'tablet light ru', 'desktop dark ru'],
  ['patterns-sign-in--default', 'story', 'phone light ru', 'zoomed light ru'],
  ['patterns-register--orders', 'story', 'tablet dark en'],
]

/** @returns {readonly Picture[]} Every picture, in the order in which the report shows them. */
export const pictures = () =>
  chosen.flatMap(([story, shot, ...modes]) =>
    modes.map((name) => {
      const mode = everyMode[name] ?? usualModes[name]
      if (mode === undefined) throw new Error(`No mode is called "${name}".`)
      return { name: `${story}.${name.replaceAll(' ', '-')}`, story, mode, isWindow: shot === 'window' }
    }),
  )
