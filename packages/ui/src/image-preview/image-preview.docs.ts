import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  group: 'fact',
  purpose: 'Pictures of documents: small in their place, and over the whole screen with zoom, rotation and pages.',
  instead: { Drawing: 'decoration', DownloadButton: 'documents that a browser cannot show' },
  anatomy: {
    images: 'the pages; each with its address, its words and its file name',
    height: 'of the picture in its place',
    onPageChange: 'the page in sight',
    isDownloadable: 'a link that saves the file',
    hasTools: 'zoom and turns in its place, where looking is what one came for',
    Viewer: 'a dialog with zoom from 50 to 150 %, every pixel beyond it, turns by 90° and pages',
  },
  keys: {
    'Enter, Space': 'on the picture: opens it over the whole screen',
    '+, −': 'zooms by 10 %, beyond 150 % by a quarter; 0 goes back to the whole picture, 1 shows every pixel',
    '←, →, ↑, ↓': 'moves the picture when it is larger than the window',
    'Page Up, Page Down': 'turns pages',
    Escape: 'closes; the focus returns',
  },
  accessibility: [
    'With `hasTools` the keys of zoom and turns work wherever the focus is in its dialog, outside of fields and lists.',
    'Each change is announced («120 %», «2 из 3»). `alt` says what is to be seen.',
  ],
  do: [
    'Give pages of a PDF as pages that its reader draws (`render`), zoom and turns are those of pictures.',
    'Describe the document: «Скан паспорта, разворот с фотографией».',
  ],
  dont: ["Show a reduced copy as the download: give the original in the page's own address."],
  frame: 520,
}
