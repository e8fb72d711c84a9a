import type { LocalizationTrouble } from '../../localization/submit.ts'
import { ADDRESS_CALL, afterLocalizationFailure } from '../../localization/submit.ts'
import type { LogEntry } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'

/** The class of the status behind each failure. The client does not keep the number. */
const statusClass: Readonly<Record<OrchestratorFailure['_tag'], string>> = {
  Unreachable: 'none',
  TimedOut: 'none',
  Unintelligible: 'unreadable',
  ProviderBroken: '5xx',
  SessionExpired: '401',
  PriceMoved: '4xx',
  Refused: '4xx',
}

const troubleOf = (failure: OrchestratorFailure): LocalizationTrouble => {
  const requestId = 'requestId' in failure ? failure.requestId : null
  return {
    statusCode: statusClass[failure._tag],
    statusText: failure._tag === 'Refused' ? failure.code : failure._tag,
    url: ADDRESS_CALL,
    message: requestId === null ? 'no request id' : `request ${requestId}`,
    // Submitting the address has ended the session before the call (LOC-24).
    sessionId: 'none',
  }
}

/** Returns the log entry of a failed address call (LOC-25). */
export const localizationFailed = (failure: OrchestratorFailure): LogEntry => {
  const { event, ...facts } = afterLocalizationFailure(troubleOf(failure)).event
  return { level: 'error', event, facts }
}
