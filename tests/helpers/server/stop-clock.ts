/** For limits of requests in a time: until the test has ended none passes, however slow the machine is. */
export function stopClock(): void {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now())
}
