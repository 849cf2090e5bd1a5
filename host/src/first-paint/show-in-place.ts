function nodesOf(root: Node): Node[] {
  const nodes: Node[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) nodes.push(walker.currentNode);
  return nodes;
}

/** The same for two trees only if they have the same elements in the same places. */
function shapeOf(nodes: readonly Node[]): string {
  return nodes.map(({ nodeName, childNodes }) => `${nodeName}${childNodes.length}`).join();
}

function isElement(node: Node): node is HTMLElement | SVGElement {
  return node instanceof HTMLElement || node instanceof SVGElement;
}

/** An attribute that only the page has stays: it marks a pressed button. */
function copy(from: Node, to: Node): void {
  if (to.nodeValue !== from.nodeValue) to.nodeValue = from.nodeValue;
  if (!isElement(from) || !isElement(to)) return;
  for (const { name, value } of from.attributes) {
    if (name !== 'style' && to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
  to.toggleAttribute('disabled', from.hasAttribute('disabled'));
  if (to.style.cssText !== from.style.cssText) to.style.cssText = from.style.cssText;
}

/**
 * Shows content in a place. If the place has the same elements already, they stay, and with them the focus, what was typed,
 * and a press that waits for the live page. Somebody's control is not replaced.
 */
export function showInPlace(place: Element, content: Node): void {
  const [old, next] = [nodesOf(place), nodesOf(content)];
  if (shapeOf(old) === shapeOf(next)) next.forEach((node, index) => copy(node, old[index]!));
  else if (!place.contains(document.activeElement)) place.replaceChildren(content);
}
