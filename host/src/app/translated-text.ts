/** Maps each of the page's text nodes to the element with which a translator or an extension has replaced it. */
const standIns = new WeakMap<Node, Element>();

/**
 * React keeps references to its text nodes. A translator replaces these nodes with elements: React then updates a text that is
 * no longer in the page, and throws when it inserts or removes next to that text. Here an updated text returns to its place,
 * and operations next to a replaced text apply to its stand-in. `translate="no"` is no substitute: sentences stand next to
 * elements too, and extensions do not read the attribute.
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

/** The child of `parent` that stands for a node that React knows. */
function placeOf(node: Node, parent: Node): Node {
  if (node.parentNode === parent) return node;
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? standIn : node;
}

/**
 * React's own workaround for translators, extended with stand-ins. The native methods throw if a node is not a child of its
 * parent.
 */
function followStandIns(): () => void {
  // Both are called with an explicit `this`.
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
