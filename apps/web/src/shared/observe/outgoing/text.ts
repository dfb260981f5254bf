/** What browsers, React and our own client say of an error consists of these words. */
const WORDS = new Set(
  `a aborted access accessing after already an and another any argument arguments array as assignment at attribute be
  because been before being boolean both browser but by call called can cannot cast changed child chunk circular class
  clone closed code component compile connection constant constructor content convert converting could create cross css
  data date declare deep defined delete denied dependency destructure did document does due dynamically element empty
  end enough error errors evaluating event exceeded execute expected expression fail failed failure fetch file find for
  found frame from function get given had has have hydrate hydration id immutable import imported importing in incorrect
  index infinite initialization initialized input insert inside instance instead internal into invalid is iterable it its
  json key large left length lexical limit link load loaded loading lock lost many match maximum message method
  minified missing module more must native network new no node non not null number object of on only opaque open
  operation or origin out outside parameter parse parsing passed permission policy preload primitive private promise
  prop properties property provided quota range react read reading recursion reference refused rejected rejection
  removed render rendered rendering request required resolve response result returned router rule script secure
  security server set size source stack started state status stopped storage string style such suspended symbol syntax
  text than that the then there this time timed timeout to token too transaction transition tree trusted type types
  undefined unexpected unhandled unknown unsupported update updated url use used valid value values variable
  was were when which while window with within without write wrong`.split(/\s+/),
)

const WORD = /[^\s()'"`:;,.!?[\]{}<>=/\\|+*&^%#~-]+/gu
/** `Request failed with status code 404`, `Minified React error #418`. */
const CODE_BEFORE = /(?:\bcode |\berror #)$/i
const LONGEST = 300

/**
 * A text as others may read it: words that messages of errors consist of, and the code of an error. Every other word,
 * each number and each name becomes `*`, because a text can quote what a person has typed or an answer of the server.
 */
export const cleanText = (value: string): string =>
  value
    .slice(0, LONGEST)
    .replaceAll(WORD, (word, offset: number, all: string) => {
      const isCode = /^\d{1,3}$/.test(word) && CODE_BEFORE.test(all.slice(0, offset))
      return isCode || WORDS.has(word.toLowerCase()) ? word : '*'
    })
    .replaceAll(/\*(?:[\s.,:/+\-'"()=&?%]*\*)+/g, '*')

/** What a program calls something: the name of a control, the kind of an event, never a sentence or a number. */
export const isName = (value: string): boolean => /^[a-z][\w.:[\]-]{0,79}$/i.test(value) && !/\d{5}/.test(value)

/** Everything that can be read, as a picture of its length. */
export const maskText = (value: string): string => value.replaceAll(/\S/g, '*')
