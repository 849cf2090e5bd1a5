/** By the page's text node: the element that a translator or an extension has put in its place. */
const standIns = new WeakMap<Node, Element>();

/**
 * React keeps the text nodes that it has made. A translator replaces them with elements: then React changes a text
 * that is no longer on the page, and throws where it inserts or removes beside it. Here a text that changes comes back to
 * its place, and what happens beside a replaced text happens beside its stand-in. `translate="no"` is no substitute: the
 * sentences of the page stand beside elements too, and extensions do not read it.
 */
export function keepTexts(root: Element): () => void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      else for (const node of record.removedNodes) noteStandIn(node, record);
    }
  });
  const watch = () => observer.observe(root, { childList: true, subtree: true });

  function noteStandIn(node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
    if (!(node instanceof Text) || node.isConnected) return;
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (standIn === undefined) return;
    standIns.set(node, standIn);
    observer.observe(node, { characterData: true });
  }

  watch();
  const restore = followStandIns();
  return () => {
    observer.disconnect();
    restore();
  };
}

function isFont(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font' && node.isConnected;
}

function putBack(text: Node): void {
  const standIn = standIns.get(text);
  standIns.delete(text);
  if (standIn?.isConnected === true && !text.isConnected) standIn.replaceWith(text);
}

/** What stands in the parent for the node that React knows. */
function placeOf(node: Node, parent: Node): Node {
  if (node.parentNode === parent) return node;
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? standIn : node;
}

/** React's own workaround for translators, with stand-ins: it throws where a node is not the child of its parent. */
function followStandIns(): () => void {
  // Both are called with their node.
  // oxlint-disable-next-line typescript/unbound-method
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, placeOf(child, this));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, node, next && placeOf(next, this));
    standIns.get(node)?.remove();
    return node;
  };
  return () => void Object.assign(Node.prototype, { insertBefore, removeChild });
}
