/**
 * Says in the document who cannot go on, and why: a browser older than `BROWSERS`, and an address without https
 * elsewhere than on this machine, where no cookie of a login is kept. It is written in a language that every
 * browser reads, and stops what would be loaded: the style sheets too, so that it lays itself out.
 *
 * - `color-mix`: Chrome 111, Safari 16.2; looking behind in a pattern: Safari 16.4; highlights: Firefox 140.
 */
export const ENTRY_SCRIPT = `(function () {
  var app = document.getElementById('app');
  function knows(declaration, value) {
    return !!(window.CSS && CSS.supports && CSS.supports(declaration, value));
  }
  function looksBehind() {
    try {
      return new RegExp('(?<=a)b').test('ab');
    } catch (error) {
      return false;
    }
  }
  function add(parent, name, text) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }
  function say(title, text) {
    var main = document.createElement('main');
    main.className = 'start-failure';
    main.style.maxWidth = '42.5rem';
    main.style.margin = '0 auto';
    main.style.padding = '16px';
    main.style.fontFamily = 'system-ui, sans-serif';
    add(main, 'h1', title);
    add(main, 'p', text);
    app.innerHTML = '';
    app.appendChild(main);
    if (window.stop) window.stop();
    return main;
  }
  var isFirefox = knows('-moz-appearance', 'none') && 'mozInnerScreenX' in window;
  if (!knows('color', 'color-mix(in srgb, red, red)') || !looksBehind() || (isFirefox && !CSS.highlights)) {
    say('Uw browser is te oud', 'De adviestool werkt in Chrome en Edge vanaf versie 111, Firefox vanaf versie 140 en Safari vanaf versie 16.4. Werk uw browser bij of open de adviestool in een andere browser.');
  } else if (location.protocol === 'http:' && window.isSecureContext === false) {
    var link = add(say('De adviestool werkt alleen met https', 'Dit adres begint met http. Daarmee bewaart uw browser geen cookie, en kunt u niet inloggen.'), 'a', 'Met https openen');
    link.href = location.href.replace(/^http:/, 'https:');
  }
})();`;
