import { addressFieldWords } from '../i18n/address-field.ts'
import { bannerWords } from '../i18n/banner.ts'
import { breadcrumbsWords } from '../i18n/breadcrumbs.ts'
import { bulkBarWords } from '../i18n/bulk-bar.ts'
import { calendarMonthWords } from '../i18n/calendar-month.ts'
import { columnSettingsWords } from '../i18n/column-settings.ts'
import { comboBoxWords } from '../i18n/combo-box.ts'
import { commandPaletteWords } from '../i18n/command-palette.ts'
import { companyFieldWords } from '../i18n/company-field.ts'
import { confirmDialogWords } from '../i18n/confirm-dialog.ts'
import { copyButtonWords } from '../i18n/copy-button.ts'
import { dataTableWords } from '../i18n/data-table.ts'
import { dateFieldWords } from '../i18n/date-field.ts'
import { dateRangeFieldWords } from '../i18n/date-range-field.ts'
import { downloadButtonWords } from '../i18n/download-button.ts'
import { entryWords } from '../i18n/entry.ts'
import { fileListWords } from '../i18n/file-list.ts'
import { fileUploadWords } from '../i18n/file-upload.ts'
import { filterBarWords } from '../i18n/filter-bar.ts'
import { helpHintWords } from '../i18n/help-hint.ts'
import { imagePreviewWords } from '../i18n/image-preview.ts'
import { linkWords } from '../i18n/link.ts'
import { miniChartWords } from '../i18n/mini-chart.ts'
import { monthFieldWords } from '../i18n/month-field.ts'
import { multiSelectWords } from '../i18n/multi-select.ts'
import { notificationCenterWords } from '../i18n/notification-center.ts'
import { overlayWords } from '../i18n/overlay.ts'
import { paginationWords } from '../i18n/pagination.ts'
import { passwordFieldWords } from '../i18n/password-field.ts'
import { qrCodeWords } from '../i18n/qr-code.ts'
import { searchFieldWords } from '../i18n/search-field.ts'
import { selectWords } from '../i18n/select.ts'
import { sideNavWords } from '../i18n/side-nav.ts'
import { skipLinkWords } from '../i18n/skip-link.ts'
import { spinnerWords } from '../i18n/spinner.ts'
import { statusStepsWords } from '../i18n/status-steps.ts'
import { stepperWords } from '../i18n/stepper.ts'
import { suggestWords } from '../i18n/suggest.ts'
import { tagWords } from '../i18n/tag.ts'
import { textAreaWords } from '../i18n/text-area.ts'
import { textFieldWords } from '../i18n/text-field.ts'
import { toastWords } from '../i18n/toast.ts'
import { wizardDialogWords } from '../i18n/wizard-dialog.ts'
import type { TranslatedWords, Words } from '../i18n/define-words.ts'

/** Every component that says something by itself. */
const spoken = {
  addressField: addressFieldWords,
  banner: bannerWords,
  breadcrumbs: breadcrumbsWords,
  bulkBar: bulkBarWords,
  calendarMonth: calendarMonthWords,
  columnSettings: columnSettingsWords,
  comboBox: comboBoxWords,
  commandPalette: commandPaletteWords,
  companyField: companyFieldWords,
  confirmDialog: confirmDialogWords,
  copyButton: copyButtonWords,
  dataTable: dataTableWords,
  dateField: dateFieldWords,
  dateRangeField: dateRangeFieldWords,
  downloadButton: downloadButtonWords,
  entry: entryWords,
  fileList: fileListWords,
  fileUpload: fileUploadWords,
  filterBar: filterBarWords,
  helpHint: helpHintWords,
  imagePreview: imagePreviewWords,
  link: linkWords,
  miniChart: miniChartWords,
  monthField: monthFieldWords,
  multiSelect: multiSelectWords,
  notificationCenter: notificationCenterWords,
  overlay: overlayWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  qrCode: qrCodeWords,
  searchField: searchFieldWords,
  select: selectWords,
  sideNav: sideNavWords,
  skipLink: skipLinkWords,
  spinner: spinnerWords,
  statusSteps: statusStepsWords,
  stepper: stepperWords,
  suggest: suggestWords,
  tag: tagWords,
  textArea: textAreaWords,
  textField: textFieldWords,
  toast: toastWords,
  wizardDialog: wizardDialogWords,
}

/**
 * The words of the library by component, to be said in another language. What is left out stays English. Some are
 * functions of numbers and names: choose the plural form in them by `Intl.PluralRules`.
 */
export type CabinetWords = {
  readonly [Name in keyof typeof spoken]?: (typeof spoken)[Name] extends Words<infer Entries> ? Partial<Entries> : never
}

/** The English words by component: what there is to translate. */
export const englishWords = Object.fromEntries(Object.entries(spoken).map(([name, { en }]) => [name, en])) as {
  readonly [Name in keyof typeof spoken]: (typeof spoken)[Name]['en']
}

/**
 * Words of a third language for `words` of `CabinetProvider`, or other words of ours. Make them once, outside of
 * components.
 *
 * @param words By component; what is left out is said as `rest` says it.
 * @param rest Language of what is left out, English by default.
 */
export const translateWords = (words: CabinetWords, rest: 'ru' | 'en' = 'en'): TranslatedWords =>
  new Map(
    Object.entries(spoken).map(([name, own]): [Words<unknown>, unknown] => [
      own,
      { ...own[rest], ...words[name as keyof CabinetWords] },
    ]),
  )
