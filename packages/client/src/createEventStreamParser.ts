export type EventStreamMessage = { data: string; event: string }

/** Longer than any message of the service; bounds the memory of an endless line. */
const maxMessageLength = 1_000_000

/** Parses the chunks of a `text/event-stream` response, wherever they were split. */
export function createEventStreamParser(onMessage: (message: EventStreamMessage) => void): (chunk: string) => void {
  let rest = ''
  let data: string[] = []
  let event = ''
  let size = 0

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onMessage({ data: data.join('\n'), event: event || 'message' })
      data = []
      event = ''
      size = 0
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    size += line.length
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
  }

  return (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line.replace(/\r$/, ''))
    if (rest.length + size > maxMessageLength) throw new RangeError('A message of the event stream is too long.')
  }
}
