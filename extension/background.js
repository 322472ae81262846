// Nothing happens on any page before the person presses the extension's icon there: that press is the
// permission to answer on this tab, and the browser takes it back as the tab goes to another origin.

chrome.action.onClicked.addListener(async (tab) => {
  if (tab.id === undefined) return
  try {
    await chrome.scripting.executeScript({ target: { tabId: tab.id }, files: ['content.js'] })
    await chrome.action.setBadgeText({ tabId: tab.id, text: '✓' })
  } catch {
    // Pages of the browser itself, and of its shop, let nobody in.
    await chrome.action.setBadgeText({ tabId: tab.id, text: '–' })
  }
})

chrome.runtime.onMessage.addListener((message, sender, answer) => {
  if (message !== 'screenshot' || sender.id !== chrome.runtime.id || !sender.tab?.active) return false
  chrome.tabs
    .captureVisibleTab(sender.tab.windowId, { format: 'png' })
    .then(answer)
    .catch(() => answer(null))
  return true
})
