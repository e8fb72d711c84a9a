import type { LocalizationTrouble } from '../../localization/submit.ts'
import { ADDRESS_CALL, afterLocalizationFailure } from '../../localization/submit.ts'
import type { LogEntry } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'

const troubleOf = (failure: OrchestratorFailure): LocalizationTrouble => {
  const requestId = 'requestId' in failure ? failure.requestId : null
  const statusText = failure._tag === 'Refused' ? failure.code : failure._tag
  return {
    statusCode: `${failure.status ?? 'none'}`,
    statusText,
    url: ADDRESS_CALL,
    message: requestId === null ? statusText : `${statusText}, request ${requestId}`,
    // Submitting the address has ended the session before the call (LOC-24).
    sessionId: 'none',
  }
}

/** Returns the log entry of a failed address call (LOC-25). */
export const localizationFailed = (failure: OrchestratorFailure): LogEntry => {
  const { event, ...facts } = afterLocalizationFailure(troubleOf(failure)).event
  return { level: 'error', event, facts }
}
