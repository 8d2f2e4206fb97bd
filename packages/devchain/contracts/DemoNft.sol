// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC721Receiver {
    function onERC721Received(address operator, address from, uint256 id, bytes calldata data) external returns (bytes4);
}

/// An ERC-721 whose metadata and picture live on the chain. Anyone may mint: it has no value.
contract DemoNft {
    string public constant name = "Demo Seals";
    string public constant symbol = "SEAL";
    mapping(address => uint256) public balanceOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(uint256 => address) private owners;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    error NoSuchToken(uint256 id);
    error AlreadyMinted(uint256 id);
    error NotAllowed(address caller, uint256 id);
    error NotOwner(address account, uint256 id);
    error UnsafeRecipient(address to);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ERC-721, ERC-721 metadata
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = owners[id];
        if (owner == address(0)) revert NoSuchToken(id);
    }

    function mint(address to, uint256 id) external {
        if (owners[id] != address(0)) revert AlreadyMinted(id);
        owners[id] = to;
        balanceOf[to]++;
        emit Transfer(address(0), to, id);
    }

    function approve(address to, uint256 id) external {
        address owner = ownerOf(id);
        if (msg.sender != owner && !isApprovedForAll[owner][msg.sender]) revert NotAllowed(msg.sender, id);
        getApproved[id] = to;
        emit Approval(owner, to, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) public {
        address owner = ownerOf(id);
        if (owner != from) revert NotOwner(from, id);
        if (msg.sender != owner && msg.sender != getApproved[id] && !isApprovedForAll[owner][msg.sender]) {
            revert NotAllowed(msg.sender, id);
        }
        delete getApproved[id];
        owners[id] = to;
        balanceOf[from]--;
        balanceOf[to]++;
        emit Transfer(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        safeTransferFrom(from, to, id, "");
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
        transferFrom(from, to, id);
        if (to.code.length == 0) return;
        bytes4 answer = IERC721Receiver(to).onERC721Received(msg.sender, from, id, data);
        if (answer != IERC721Receiver.onERC721Received.selector) revert UnsafeRecipient(to);
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        ownerOf(id);
        string memory number = decimal(id);
        bytes memory json = abi.encodePacked(
            '{"name":"Seal #', number,
            '","description":"A wax seal of the demo world.","image":"data:image/svg+xml;base64,',
            base64(picture(id, number)), '"}'
        );
        return string(abi.encodePacked("data:application/json;base64,", base64(json)));
    }

    function picture(uint256 id, string memory number) private pure returns (bytes memory) {
        string memory hue = decimal((id * 47) % 360);
        return abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(', hue,
            ' 45% 92%)"/><circle cx="48" cy="48" r="34" fill="hsl(', hue,
            ' 55% 42%)"/><circle cx="48" cy="48" r="26" fill="none" stroke="hsl(', hue,
            ' 60% 70%)" stroke-width="2"/><text x="48" y="57" font-family="serif" font-size="26" text-anchor="middle" fill="#fff">',
            number, "</text></svg>"
        );
    }

    function decimal(uint256 value) private pure returns (string memory) {
        if (value == 0) return "0";
        uint256 digits;
        for (uint256 rest = value; rest != 0; rest /= 10) digits++;
        bytes memory text = new bytes(digits);
        for (; value != 0; value /= 10) text[--digits] = bytes1(uint8(48 + value % 10));
        return string(text);
    }

    function base64(bytes memory data) private pure returns (string memory) {
        bytes memory alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        bytes memory text = new bytes(4 * ((data.length + 2) / 3));
        for ((uint256 i, uint256 o) = (0, 0); i < data.length; (i, o) = (i + 3, o + 4)) {
            uint256 left = data.length - i;
            uint256 group = uint256(uint8(data[i])) << 16;
            if (left > 1) group |= uint256(uint8(data[i + 1])) << 8;
            if (left > 2) group |= uint256(uint8(data[i + 2]));
            text[o] = alphabet[group >> 18];
            text[o + 1] = alphabet[(group >> 12) & 63];
            text[o + 2] = left > 1 ? alphabet[(group >> 6) & 63] : bytes1("=");
            text[o + 3] = left > 2 ? alphabet[group & 63] : bytes1("=");
        }
        return string(text);
    }
}
