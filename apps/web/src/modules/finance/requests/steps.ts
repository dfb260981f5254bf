import { type RequestGroup, requestGroups } from '@cabinet/contract/finance/request-values'
import { REVIEW, type WizardSteps } from '../../../shared/forms/wizard/use-wizard-steps.ts'

/** A group of a request, or the step after them: what is missing, documents and the sending. */
export type RequestStep = RequestGroup | typeof REVIEW

export const requestSteps: readonly RequestStep[] = [...requestGroups, REVIEW]

/** Where a person is in the form of a request. */
export type RequestSteps = WizardSteps<RequestStep>
