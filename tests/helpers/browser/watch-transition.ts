import type { Page } from 'playwright-core'

interface TransitionStep {
  step: string
  /** How the page moves: to which opacity, and when. */
  page: string[]
  /** How what the page holds moves, each way listed once. */
  within: string[]
}

/** Collects how each page fades out or in, from now on. */
export async function watchTransition(page: Page): Promise<() => Promise<TransitionStep[]>> {
  await page.evaluate(() => {
    const steps: TransitionStep[] = []
    const describe = (animation: Animation) => {
      const { delay, duration } = animation.effect?.getTiming() ?? {}
      const frames =
        animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
      return `to ${frames.at(-1)?.['opacity']} after ${delay} ms, in ${duration} ms`
    }
    const note = () => {
      const moving = document.querySelector<HTMLElement>('.page')
      const step = `${moving?.dataset['transition']} ${location.pathname}`
      if (!moving?.dataset['transition'] || steps.at(-1)?.step === step) return
      // The end of the way out may still be there when the way in begins.
      const kind = moving.dataset['transition'] === 'out' ? CSSTransition : CSSAnimation
      const ways = (element: Element) =>
        element
          .getAnimations()
          .filter((way) => way instanceof kind)
          .map(describe)
      const within = [...moving.children].flatMap(ways)
      steps.push({ step, page: ways(moving), within: [...new Set(within)] })
    }
    const options = { subtree: true, attributes: true, childList: true }
    new MutationObserver(note).observe(document.body, options)
    Object.assign(window, { steps })
  })
  return () => page.evaluate(() => (window as unknown as { steps: TransitionStep[] }).steps)
}
